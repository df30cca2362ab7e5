import { addAbortSignal, type Readable } from 'node:stream';
import type { IdleLimit } from './idle-limit.ts';

/** Without a byte from the server. */
const SERVER_MS = 30_000;
/** If the reader stopped taking chunks, it would hold a connection forever. */
const READER_MS = 120_000;

/**
 * The bytes of a reply. The server and the reader each have their own timeout, which restarts with every chunk.
 * @param faultOf error that the reader gets if the transfer breaks off
 */
export function openBody(
  body: Readable,
  limit: IdleLimit,
  faultOf: (error: unknown) => unknown,
): ReadableStream<Uint8Array> {
  const pieces = readBody(body, limit);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        throw faultOf(error);
      }
    },
    async cancel() {
      body.destroy();
      await pieces.return(undefined);
    },
  });
}

async function* readBody(body: Readable, limit: IdleLimit): AsyncGenerator<Uint8Array> {
  // Also between two pieces, when nobody else hears of it.
  body.on('error', () => undefined);
  addAbortSignal(limit.signal, body);
  try {
    limit.start(SERVER_MS, `it sent nothing for ${SERVER_MS / 1000} seconds`);
    for await (const piece of body) {
      limit.start(READER_MS, `its reader took nothing for ${READER_MS / 1000} seconds`);
      yield piece;
      limit.start(SERVER_MS, `it sent nothing for ${SERVER_MS / 1000} seconds`);
    }
  } catch (error) {
    throw limit.signal.reason ?? error;
  } finally {
    limit.stop();
    body.destroy();
  }
}
