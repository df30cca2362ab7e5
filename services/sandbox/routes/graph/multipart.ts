import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

interface Handlers {
  field(name: string, value: string): void;
  /** Must read the file to its end. */
  file(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

const MAX_TEXT_BYTES = 1024 * 1024;
/** A call has one file, and few words beside it. */
const MAX_FIELDS = 30;

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data;/i.test(contentType);

/** Reads a multipart/form-data body as a stream, so a large file is never held in memory. */
export const readMultipart = async (
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  handlers: Handlers,
): Promise<void> => {
  const form = busboy({
    headers: { 'content-type': contentType },
    limits: { fieldSize: MAX_TEXT_BYTES, fields: MAX_FIELDS, files: 1, parts: MAX_FIELDS + 1 },
    defParamCharset: 'utf8',
  });
  const files: Promise<void>[] = [];
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) form.destroy(new Error('A field of the form is too long'));
    else handlers.field(name, value);
  });
  form.on('file', (name, stream) => {
    const file = handlers.file(name, stream);
    // A refused file ends the form, which would else wait for somebody to read it.
    file.catch((error) => form.destroy(error));
    files.push(file);
  });
  await pipeline(Readable.from(body), form);
  await Promise.all(files);
};
