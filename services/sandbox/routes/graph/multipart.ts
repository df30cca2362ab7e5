interface Handlers {
  field(name: string, value: string): void;
  /** Must read the file to its end. */
  file(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

const MOST_TEXT_BYTES = 1024 * 1024;
const LINE = '\r\n';

/** Reads a multipart/form-data body as it comes in, so that a large file is never held in memory. */
export const readMultipart = async (
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  handlers: Handlers,
): Promise<void> => {
  const delimiter = `${LINE}--${boundary}`;
  // The first boundary has no line before it.
  const reader = createReader(body, LINE);
  await textOf(reader.until(delimiter));
  while ((await textOf(reader.until(LINE))) !== '--') {
    const head = await textOf(reader.until(LINE + LINE));
    const name = /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? '';
    const content = reader.until(delimiter);
    if (/[; ]filename[*]?=/i.test(head)) await handlers.file(name, content);
    else handlers.field(name, await textOf(content));
  }
};

/** The boundary that a content type names; undefined when it is no multipart form. */
export const boundaryOf = (contentType: string): string | undefined =>
  /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(contentType)?.[1];

const createReader = (body: AsyncIterable<Uint8Array>, before: string) => {
  const source = body[Symbol.asyncIterator]();
  let rest = Buffer.from(before);
  let ended = false;
  const more = async (): Promise<void> => {
    const { done, value } = await source.next();
    // The line that ends the last boundary may be left out.
    if (done && ended) throw new Error('The form breaks off');
    if (done) ended = true;
    rest = Buffer.concat([rest, done ? Buffer.from(LINE) : value]);
  };
  return {
    /** All up to a mark, which is skipped. */
    async *until(mark: string): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = rest.indexOf(mark);
        const sure = at >= 0 ? at : rest.length - mark.length + 1;
        if (sure > 0) yield rest.subarray(0, sure);
        rest = rest.subarray(Math.max(0, sure));
        if (at < 0) await more();
        else {
          rest = rest.subarray(mark.length);
          return;
        }
      }
    },
  };
};

const textOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > MOST_TEXT_BYTES) throw new Error('A field of the form is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
