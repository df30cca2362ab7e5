import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { REQUEST_LIMITS, UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { sentence, type Text, text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { smallBody } from '@carillon/kit/http/small-body.ts';
import busboy from 'busboy';
import type { DiskRoom } from './disk-room.ts';
import { type StoredFile, storeFile } from './store-file.ts';

export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly StoredFile[];
}

/** Returns an upload's content, whatever its files are called here. */
export const askedBy = ({ fields, files }: Upload): object => ({
  fields: Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
  files: files.map(({ field, sha256 }) => [field, sha256]),
});

/** Where an upload goes, and which of its file parts count. */
export interface UploadPlace {
  /** Makes the folder at the first file. */
  readonly folder: () => Promise<string>;
  readonly pattern: RegExp;
  readonly hasRoom: DiskRoom;
}

const LIMITS = {
  // One for each network.
  files: UPLOAD_LIMITS.files * 3,
  fields: 50,
  fieldSize: 1024 * 1024,
  parts: UPLOAD_LIMITS.files * 3 + 50,
};

/**
 * Streams a multipart request to disk, chunk by chunk. It is read to the end even if a file is rejected, because a
 * client that is cut off while sending doesn't see the reply.
 * @throws AppError `malformed_request`, `too_large`, `unsupported_media`, `storage_full`
 */
export async function receiveUpload(request: Request, place: UploadPlace): Promise<Upload> {
  const { folder, pattern, hasRoom } = place;
  const form = openForm(request);
  const fields: Record<string, string> = {};
  const files: Promise<StoredFile>[] = [];
  let excess: AppError | null = null;
  const tooMany = (message: string | Text) => {
    excess ??= new AppError('too_large', { message });
  };

  form.on('field', (name, value, { valueTruncated }) => {
    fields[name] = value;
    if (valueTruncated) tooMany(text`The field ${{ name }} is too long.`);
  });
  form.on('filesLimit', () =>
    tooMany(sentence`Attach at most ${{ most: UPLOAD_LIMITS.files }} files for each network.`),
  );
  form.on('fieldsLimit', () => tooMany(sentence`The form has too many fields.`));
  form.on('partsLimit', () => tooMany(sentence`The form has too many parts.`));
  form.on('file', (field, stream, { filename }) => {
    if (!pattern.test(field)) {
      stream.resume();
      return;
    }
    const storing = storeIn(folder(), stream, { field, name: filename || 'the file', hasRoom });
    // Looked at below, once the whole form has been read.
    storing.catch(() => undefined);
    files.push(storing);
  });

  await fill(form, request).catch((cause) => {
    throw new AppError('malformed_request', {
      message: sentence`The upload ended early.`,
      cause,
    });
  });
  const storedFiles = await Promise.all(files);
  if (excess) throw excess;
  return { fields, files: storedFiles };
}

/** Stores a file. The form reports an upload that breaks off before the folder is made. */
async function storeIn(
  folder: Promise<string>,
  stream: Readable,
  place: Omit<Parameters<typeof storeFile>[1], 'folder'>,
): Promise<StoredFile> {
  stream.on('error', () => undefined);
  const folderPath = await folder.catch((error) => {
    stream.resume();
    throw error;
  });
  return storeFile(stream, { ...place, folder: folderPath });
}

function openForm(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: LIMITS,
      defParamCharset: 'utf8',
    });
  } catch (cause) {
    throw new AppError('malformed_request', { message: sentence`Send it as multipart/form-data.`, cause });
  }
}

/** Most forms have no files, and are there at once. */
async function fill(form: busboy.Busboy, request: Request): Promise<void> {
  const small = await smallBody(request, REQUEST_LIMITS.multipart);
  if (!small) return pipeline(bodyOf(request), form);
  form.end(Buffer.from(small));
  return finished(form);
}

const bodyOf = ({ body }: Request): Readable =>
  body ? Readable.fromWeb(body as import('node:stream/web').ReadableStream) : Readable.from([]);
