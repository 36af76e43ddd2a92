/** Notices of my turn while Fogbound is out of sight: Web Push, after consent, on this device. */
import { getPushKey, postEndedSubscription, postSubscription } from "../api";
import { keep, kept } from "../store/kept";

/** What a device can do: nothing, ask, or it is forbidden by the person's own choice in the browser. */
export type Ability = "none" | "ready" | "denied";

const registered = () => globalThis.navigator?.serviceWorker?.getRegistration("/");

/** Whether notices can be had here. Browsers have them only at a secure address; iPhones only once installed. */
export async function ability(): Promise<Ability> {
  if (!("PushManager" in globalThis) || !("Notification" in globalThis)) return "none";
  if (!(await registered()) || (await getPushKey()) === null) return "none";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** Does this server send notices, and has this page a secure address? Then its people may want some. */
export const hasNotices = async () => isSecureContext && (await getPushKey().catch(() => null)) !== null;

export async function isOn(): Promise<boolean> {
  return ((await (await registered())?.pushManager.getSubscription()) ?? null) !== null;
}

/** Asks for consent, and subscribes; false if the person or the browser says no. Call it for a tap: browsers insist. */
export async function switchOn(tag: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.ready;
  await subscribe(registration, tag);
  return true;
}

async function subscribe(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  const applicationServerKey = await getPushKey();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await send(subscription, tag);
}

async function send(subscription: PushSubscription, tag: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await postSubscription({ endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]!, language: tag });
  keep("notices", tag);
}

export async function switchOff(): Promise<void> {
  keep("notices", "");
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe(); // first: whatever the server does, nothing comes any more
  await postEndedSubscription({ endpoint: subscription.endpoint });
}

/** Another language since, or a subscription that the browser has dropped: tell the server. Asks nobody anything. */
export async function renew(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  const said = kept("notices");
  if (!said || Notification.permission !== "granted") return;
  try {
    const subscription = await registration.pushManager.getSubscription();
    if (!subscription) await subscribe(registration, tag);
    else if (said !== tag) await send(subscription, tag);
  } catch {
    // No network, or a server that sends none: the switch in the menu shows how things stand.
  }
}
