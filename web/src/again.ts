const EVERY_MS = 3000;

/** A server that is away comes back: tries until it has succeeded once. Returns how to give up. */
export function untilDone(
  attempt: () => Promise<void>,
  failed: (problem: unknown) => void = () => undefined,
  every = EVERY_MS,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const once = () =>
    attempt().catch((problem: unknown) => {
      if (stopped) return;
      failed(problem);
      timer = setTimeout(once, every);
    });
  void once();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
