import { text } from '@carillon/contracts/text.ts';
import { AppError } from '../errors.ts';

/** Smaller bodies are read whole before they are sent on, which costs less than streaming. */
const SMALL_BYTES = 64 * 1024;

/** The body, if it announces a small length. Null if there is none, or if it may be larger. */
export async function smallBody(request: Request, limit: number): Promise<ArrayBuffer | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const length = request.headers.get('content-length');
  if (length === null || request.headers.has('transfer-encoding')) return null;
  const bytes = Number(length);
  if (!(bytes > 0 && bytes <= Math.min(limit, SMALL_BYTES))) return null;
  const body = await request.arrayBuffer();
  // A client that declares a small body and sends another is refused by the server and, without one, here.
  if (body.byteLength > limit) throw tooLarge(limit);
  return body;
}

export const tooLarge = (limit: number): AppError =>
  new AppError('too_large', {
    message: text`The upload is too large. Send at most ${{ megabytes: Math.floor(limit / 1024 / 1024) }} MB at a time.`,
  });
