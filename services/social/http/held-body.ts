import type { StreamBody } from './multipart.ts';

interface HeldBody {
  readonly body: StreamBody;
  /** Whether it broke off. */
  broke(): boolean;
}

/**
 * A body that is asked for chunk by chunk, and breaks off for good when it may not be sent any more. It never gets as
 * long as it was announced then, so the other side can't have acted on it.
 */
export const heldBody = (body: StreamBody, isHeld: () => boolean): HeldBody => {
  const reader = body.stream.getReader();
  let broken = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        if (isHeld()) return controller.enqueue(value);
        broken = true;
        controller.error(new Error('it may not be sent any more'));
        await reader.cancel();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is taken before there is a connection to write it to.
    { highWaterMark: 0 },
  );
  return { body: { ...body, stream }, broke: () => broken };
};

/** What is in memory, as a body of one chunk. */
export const streamed = (content: string | Uint8Array, contentType: string): StreamBody => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return { contentType, length: bytes.length, stream };
};
