import { randomUUID } from 'node:crypto';

/** multipart/form-data (RFC 7578) with one file. FormData would hide its length, without which it can't be streamed. */
export const multipart = (
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly filename: string; readonly mime: string; readonly content: Blob },
): Blob => {
  const boundary = `----carillon-${randomUUID()}`;
  const part = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  return new Blob(
    [
      ...Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`),
      `${part(`name="${file.name}"; filename="${file.filename}"`)}content-type: ${file.mime}\r\n\r\n`,
      file.content,
      `\r\n--${boundary}--\r\n`,
    ],
    { type: `multipart/form-data; boundary=${boundary}` },
  );
};
