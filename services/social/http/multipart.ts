import { randomUUID } from 'node:crypto';

/** A request body of known length that is never held in memory as a whole. */
export interface StreamBody {
  readonly contentType: string;
  readonly length: number;
  readonly stream: ReadableStream<Uint8Array>;
}

export interface FilePart {
  readonly name: string;
  readonly filename: string;
  readonly mime: string;
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/** multipart/form-data (RFC 7578) with one file, streamed. FormData would need the file as a Blob first. */
export const multipart = (fields: Readonly<Record<string, string>>, file: FilePart): StreamBody => {
  const boundary = `----carillon-${randomUUID()}`;
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const encoder = new TextEncoder();
  const before = encoder.encode(
    `${head.join('')}--${boundary}\r\ncontent-disposition: form-data; name="${file.name}"; ` +
      `filename="${file.filename}"\r\ncontent-type: ${file.mime}\r\n\r\n`,
  );
  const after = encoder.encode(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: before.length + file.bytes + after.length,
    stream: streamOf(concat(before, file.stream, after)),
  };
};

async function* concat(
  before: Uint8Array,
  file: ReadableStream<Uint8Array>,
  after: Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield before;
  yield* file;
  yield after;
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
