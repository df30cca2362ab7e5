import { tooLarge } from '@carillon/kit/http/small-body.ts';

export interface BoundBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Whether it was cut off because it was too large. */
  isTooLarge(): boolean;
}

/**
 * A request's body, cut off if it is too large. Null if there is none. It isn't held in memory.
 * @throws AppError `too_large` if the request announces too large a body
 */
export function boundBody(request: Request, limit: number): BoundBody | null {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return null;
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(tooLarge(limit));
      else controller.enqueue(chunk);
    },
  });
  const stream = (request.body as ReadableStream<Uint8Array>).pipeThrough(count);
  return { stream, isTooLarge: () => bytes > limit };
}
