/** The parts of the process that `createShutdown` uses. Tests pass fakes. */
export interface Ending {
  close(): Promise<void>;
  exit(code: number): void;
  /** Milliseconds on a clock that only goes on. */
  now(): number;
  say(message: string, error?: unknown): void;
  /** How long it may take, in milliseconds. Then the process exits anyway. */
  readonly graceMs: number;
}

/** One Ctrl-C comes several times: from the terminal to the whole group, and once more from each launcher. */
const ECHO_MS = 1_000;

/** Handles the signals that end a process: the first closes in good order, a later one ends it at once. */
export function createShutdown({ close, exit, now, say, graceMs }: Ending): () => void {
  let startedAt: number | null = null;
  return () => {
    if (startedAt !== null) {
      if (now() - startedAt >= ECHO_MS) exit(1);
      return;
    }
    startedAt = now();
    setTimeout(() => {
      say(`Not everything had ended after ${graceMs / 1000} seconds; stopping all the same.`);
      exit(1);
    }, graceMs).unref();
    close().then(
      () => exit(0),
      (error: unknown) => {
        say('Not everything closed as it should:', error);
        exit(1);
      },
    );
  };
}
