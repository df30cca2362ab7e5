export interface Content {
  readonly headers?: Readonly<Record<string, string>>;
  /** A file is read as it is sent. */
  readonly body?: string | Blob;
}

interface RequestBody {
  readonly init: RequestInit & { readonly duplex?: 'half' };
  /** Whether it broke off, since the lease was lost. */
  broke(): boolean;
}

/** A request's headers and body. Files, and whatever needs a lease, are streamed with their length. */
export const requestBody = ({ headers, body }: Content, hasLease?: () => boolean): RequestBody => {
  if (!hasLease && !(body instanceof Blob)) return { init: { headers, body }, broke: () => false };
  const content = body instanceof Blob ? body : new Blob([body ?? '']);
  const { stream, broke } = leasedStream(content, hasLease ?? (() => true));
  const requestHeaders = new Headers({ ...headers, 'content-length': String(content.size) });
  if (content.type) requestHeaders.set('content-type', content.type);
  return { init: { headers: requestHeaders, body: stream, duplex: 'half' }, broke };
};

/**
 * Is read chunk by chunk as there is a connection to write it to, and breaks off for good when the lease is lost. It never
 * gets as long as it was announced then, so the other side can't have acted on it.
 */
const leasedStream = (content: Blob, hasLease: () => boolean) => {
  const reader = content.stream().getReader();
  let isBroken = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        if (hasLease()) return controller.enqueue(value);
        isBroken = true;
        controller.error(new Error('the lease was lost'));
        await reader.cancel();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, broke: () => isBroken };
};
