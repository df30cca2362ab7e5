import { AppError } from '@carillon/kit/errors.ts';

export interface BoundBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Whether it was broken off because there was too much of it. */
  isTooLarge(): boolean;
}

/** What is read whole before it is sent on, which takes less than passing it on piece by piece. */
const SMALL_BYTES = 64 * 1024;

/** A body that says beforehand that it is small; null when there is none, or it may be more. */
export async function smallBody(request: Request, most: number): Promise<ArrayBuffer | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const told = request.headers.get('content-length');
  if (told === null || request.headers.has('transfer-encoding')) return null;
  const bytes = Number(told);
  if (!(bytes > 0 && bytes <= Math.min(most, SMALL_BYTES))) return null;
  const body = await request.arrayBuffer();
  // Who tells a small one and sends another is told so by the server, and where there is none, here.
  if (body.byteLength > most) throw tooLarge(most);
  return body;
}

/**
 * A request's body, broken off when there is too much of it; null when there is none. It is not held in memory.
 * @throws AppError `too_large` when the request says so beforehand
 */
export function boundBody(request: Request, most: number): BoundBody | null {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return null;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most);
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(tooLarge(most));
      else controller.enqueue(chunk);
    },
  });
  const stream = (request.body as ReadableStream<Uint8Array>).pipeThrough(count);
  return { stream, isTooLarge: () => bytes > most };
}

export const tooLarge = (most: number): AppError =>
  new AppError('too_large', {
    message: `The upload is too large: ${Math.floor(most / 1024 / 1024)} MB can be sent at once.`,
  });
