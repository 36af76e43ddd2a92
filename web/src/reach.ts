/** Addresses that other devices can open, and those that only this machine can. */

/** Is this host name the machine's own, for itself alone? */
export const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

/** The origin to invite people with: a page that was opened at the server itself takes the server's word for it. */
export const originToShare = (page: { origin: string; hostname: string }, address: string | null) =>
  isLoopback(page.hostname) && address ? address : page.origin;

/** May friends be unable to open this page's address? */
export const unreachable = (page: { hostname: string }, hereOnly: boolean) => isLoopback(page.hostname) && hereOnly;
