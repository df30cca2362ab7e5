import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { MediaLibrary } from '../media/library.ts';
import { receiveUpload, type Upload } from '../media/receive-upload.ts';

interface Received extends Upload {
  readonly postId: string;
  /** From now on the post's folder stays; before, it goes when the work ends. */
  keep(): void;
}

/** Receives a multipart request into the folder of a post to be; what is refused leaves nothing behind. */
export async function withUpload<T>(
  media: MediaLibrary,
  request: Request,
  postId: string,
  work: (upload: Received) => Promise<T>,
): Promise<T> {
  const folder = await media.folderOf(postId);
  const incoming = path.join(folder, 'incoming');
  let kept = false;
  try {
    const upload = await receiveUpload(request, incoming, media.hasRoom);
    return await work({
      ...upload,
      postId,
      keep: () => {
        kept = true;
      },
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
    // Without media of its own the folder is empty, which is when this works.
    if (kept) await rmdir(folder).catch(() => undefined);
    else await media.remove(postId);
  }
}
