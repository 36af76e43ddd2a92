const EVERY_MS = 3000;

/**
 * Asks until the server has answered once. Returns a function that gives up: after it, neither `done` nor `failed` is
 * called any more.
 */
export function retry<T>(
  ask: () => Promise<T>,
  done: (answer: T) => void,
  failed: (problem: unknown) => void = () => undefined,
  every = EVERY_MS,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const once = () =>
    ask().then(
      (answer) => {
        if (!stopped) done(answer);
      },
      (problem: unknown) => {
        if (stopped) return;
        failed(problem);
        timer = setTimeout(once, every);
      },
    );
  void once();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
