import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

const IDLE_MS = 30_000;

/** Sends a file's bytes. The signal ends it when nothing more of it is taken, or the disk fails. */
export async function withFile<T>(
  file: string,
  send: (bytes: Readable, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const bytes = createReadStream(file);
  const controller = new AbortController();
  // Unheard, an error of a stream ends the process.
  bytes.once('error', (error) => controller.abort(error));
  let lastSize = -1;
  const watch = setInterval(() => {
    if (bytes.bytesRead === lastSize)
      controller.abort(new Error(`it took nothing for ${IDLE_MS / 1000} seconds`));
    lastSize = bytes.bytesRead;
  }, IDLE_MS);
  try {
    return await send(bytes, controller.signal);
  } catch (error) {
    throw controller.signal.reason ?? error;
  } finally {
    clearInterval(watch);
    bytes.destroy();
  }
}
