const EVERY_MS = 3000;

/**
 * A server that is away comes back: asks until it has answered once. Returns how to give up; whoever has, is neither
 * told the answer nor of any failure, however late they come.
 */
export function untilDone<T>(
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
