import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveFile } from './files.ts';

/**
 * A ZIP file of these, each read as the reader consumes it. If it fails or is aborted, the directory at its end is
 * missing, so nothing opens it by mistake. Every file is deflated, even pictures: streaming readers can't find the
 * end of a stored file of unknown length.
 */
export function zipOf(files: AsyncGenerator<ArchiveFile>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error('aborted', { cause: error }));
  const abort = () => fail(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  zip.on('error', fail);
  addAll(zip, files, signal).then(() => zip.end(), fail);
  return output;
}

async function addAll(zip: ZipFile, files: AsyncGenerator<ArchiveFile>, signal: AbortSignal): Promise<void> {
  for await (const { path, bytes } of files) {
    signal.throwIfAborted();
    const content = Readable.from(bytes, { objectMode: false });
    const read = finished(content, { signal, writable: false });
    zip.addReadStream(content, path, { mtime: new Date() });
    try {
      await read;
    } finally {
      content.destroy();
    }
  }
}
