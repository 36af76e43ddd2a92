import type { EditionInfo, Material, Me, NewRoom, Refusal, RoomLine } from "./wire";

/** A refusal by the server, or `offline` where it did not answer. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.text);
  }
}

/** Whatever went wrong, as a refusal that can be told. */
export const refusalOf = (problem: unknown): Refusal =>
  problem instanceof Refused ? problem.refusal : { code: "unexpected", text: String(problem) };

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? { headers: { Accept: "application/json" } }
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused({ code: "offline", text: "The server does not answer." });
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(
    refusal?.code ? refusal : { code: "unexpected", text: `The server answered ${answer.status}.` },
    answer.status,
  );
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await (await ask(path, body)).json()) as T;

export const getMe = () => json<Me>("/api/me");
export const postMe = (name: string) => json<Me>("/api/me", { name });
export const getEditions = () => json<EditionInfo[]>("/api/editions");
export const getRooms = () => json<RoomLine[]>("/api/rooms");
export const postRoom = (room: NewRoom) => json<{ room: string; code: string }>("/api/rooms", room);
export const joinRoom = (room: string) => json<{ room: string }>(`/api/rooms/${encodeURIComponent(room)}/join`, {});
export const getMaterial = (room: string) => json<Material>(`/api/rooms/${encodeURIComponent(room)}/material`);
export const getText = async (path: string) => (await ask(path)).text();
export const recordPath = (room: string) => `/api/rooms/${encodeURIComponent(room)}/record`;
export const qrPath = (room: string, link: string) =>
  `/api/rooms/${encodeURIComponent(room)}/qr.svg?link=${encodeURIComponent(link)}`;
