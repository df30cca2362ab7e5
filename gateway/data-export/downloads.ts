import type { Readable } from 'node:stream';

/** The longest that anybody waits for all of theirs. */
const LONGEST_MS = 6 * 3_600_000;
/** A browser that reads nothing for this long has left, or its user has paused it. */
const STALLED_MS = 4 * 60_000;

export interface DownloadOptions {
  /** How often it is asked whether it goes on. */
  readonly askEveryMs: number;
  /** Whether the download may go on. */
  goesOn(): Promise<boolean>;
  /** Called once, when the download is over. */
  onEnd(whole: boolean): Promise<void>;
  /** Creates the archive's stream. The signal ends it. */
  make(signal: AbortSignal): Readable;
}

/** The downloads that run. Each ends with its browser, with its session, in time, or with the process. */
export interface Downloads {
  begin(options: DownloadOptions): ReadableStream<Uint8Array>;
  /** Ends all of them, since they would hold up the end of the process. */
  close(): void;
}

export function createDownloads(): Downloads {
  const running = new Set<AbortController>();
  return {
    begin(options) {
      const controller = new AbortController();
      running.add(controller);
      return streamOf(options, controller, () => running.delete(controller));
    },
    close() {
      for (const one of running) one.abort(new Error('the process ends'));
    },
  };
}

function streamOf(
  { askEveryMs, goesOn, onEnd, make }: DownloadOptions,
  controller: AbortController,
  forget: () => void,
): ReadableStream<Uint8Array> {
  const { signal } = controller;
  const zip = make(signal);
  const pieces = zip.iterator({ destroyOnReturn: true }) as AsyncIterator<Uint8Array>;
  const stop = (why: string): void => controller.abort(new Error(why));
  const stalled = setTimeout(stop, STALLED_MS, 'the browser takes nothing');
  const tooLong = setTimeout(stop, LONGEST_MS, 'it takes too long');
  const asking = setInterval(async () => {
    // A failed check changes nothing; the lease runs out if that continues.
    if (!(await goesOn().catch(() => true))) stop('it may not go on');
  }, askEveryMs);
  let isEnded = false;
  const end = async (whole: boolean): Promise<void> => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(stalled);
    clearTimeout(tooLong);
    clearInterval(asking);
    forget();
    if (!whole) stop('it has ended');
    await onEnd(whole);
  };
  // Also while nobody asks for more.
  signal.addEventListener('abort', () => void end(false).catch(() => undefined), { once: true });
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        stalled.refresh();
        try {
          const { done, value } = await pieces.next();
          if (!done) return stream.enqueue(value);
          await end(true).catch(() => undefined);
          stream.close();
        } catch (error) {
          await end(false).catch(() => undefined);
          throw error;
        }
      },
      async cancel() {
        await end(false);
      },
    },
    { highWaterMark: 0 },
  );
}
