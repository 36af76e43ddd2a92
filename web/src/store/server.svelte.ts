/** Does the server answer? What the service worker has kept is no answer of its own. */
class ServerStore {
  /** answers since this page opened */
  answers = $state(0);
  /** its last answer was a kept one, or none */
  silent = $state(false);
  /** the page that is open can show nothing: what it needs is not even kept */
  missed = $state(false);

  answered(kept: boolean): void {
    this.silent = kept;
    if (kept) return;
    this.answers += 1;
  }

  failed(): void {
    this.silent = true;
  }
}

export const server = new ServerStore();
