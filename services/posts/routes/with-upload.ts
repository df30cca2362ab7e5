import { randomUUID } from 'node:crypto';
import type { Uploads } from '../library/uploads.ts';
import type { MediaLibrary } from '../media/library.ts';
import { receiveUpload, type Upload } from '../media/receive-upload.ts';

interface Deps {
  readonly media: Pick<MediaLibrary, 'folderOf' | 'discard'>;
  readonly uploads: Pick<Uploads, 'hasRoom'>;
}

/** Receives a multipart request. Its files, if any, go into a folder of their own, which goes when the work ends. */
export async function withUpload<T>(
  { media, uploads: { hasRoom } }: Deps,
  request: Request,
  /** Matches the file parts that count. */
  pattern: RegExp,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const name = randomUUID();
  let folderPromise: Promise<string> | undefined;
  const folder = () => {
    folderPromise ??= media.folderOf(name);
    return folderPromise;
  };
  try {
    return await work(await receiveUpload(request, { folder, pattern, hasRoom }));
  } finally {
    if (folderPromise) await media.discard(name);
  }
}
