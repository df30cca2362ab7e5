import { randomUUID } from 'node:crypto';
import type { FetchedFile } from '@carillon/contracts/http/posts/fetch-media.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Log } from '@carillon/kit/log.ts';
import pLimit from 'p-limit';
import type { MediaItem } from '../domain/media.ts';
import type { DiskRoom } from '../media/disk-room.ts';
import { type FetchPolicy, fetchFile } from '../media/remote/fetch-file.ts';
import { type Fetched, Refused } from '../media/remote/refused.ts';
import { type StoredFile, storeFile } from '../media/store-file.ts';
import { type KeepDeps, keepMedia } from './keep-media.ts';
import { showMedia } from './show-draft.ts';

export interface RemoteMedia extends FetchPolicy {
  /** Most files that are fetched at a time, for everyone together. */
  readonly atOnce: ReturnType<typeof pLimit>;
}

export interface FetchDeps extends KeepDeps {
  readonly remote: RemoteMedia;
  readonly hasRoom: DiskRoom;
  readonly log: Log;
}

interface Wanted {
  readonly id: string;
  readonly url: string;
  readonly alt_text: string;
}

interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
}

const A_CALL_AT_ONCE = 5;

/** Puts the files of these addresses into the media library, and answers each by itself, in their order. */
export function fetchMedia(deps: FetchDeps, owner: Owner, files: readonly Wanted[]): Promise<FetchedFile[]> {
  const some = pLimit(A_CALL_AT_ONCE);
  return Promise.all(files.map((file) => some(() => answer(deps, owner, file))));
}

async function answer(deps: FetchDeps, owner: Owner, file: Wanted): Promise<FetchedFile> {
  const { id } = file;
  try {
    const item = await fetchOne(deps, owner, file);
    return { id, media: showMedia(item, deps.media), error: null, message: null };
  } catch (error) {
    if (error instanceof AppError) return { id, media: null, error: error.code, message: error.message };
    if (error instanceof Refused) {
      const name = error.again ? 'network_unavailable' : 'validation_failed';
      return { id, media: null, error: name, message: error.message };
    }
    deps.log.error({ err: error }, 'a file of an address could not be kept');
    return { id, media: null, error: 'internal_error', message: 'Something went wrong on our side.' };
  }
}

async function fetchOne(deps: FetchDeps, owner: Owner, { id, url, alt_text }: Wanted): Promise<MediaItem> {
  const { mediaItems } = deps.stores;
  const earlier = await mediaItems.find(id, owner.workspaceId);
  if (earlier) return earlier;
  const kept = await deps.remote.atOnce(() =>
    fetchInto(deps, url, (file) => keepMedia(deps, file, { ...owner, id })),
  );
  if (alt_text === '' || kept.kind !== 'image') return kept;
  return (await mediaItems.describe(id, owner.workspaceId, { altText: alt_text })) ?? kept;
}

/** Into a folder of its own, which goes when the work ends. */
async function fetchInto<T>(
  deps: FetchDeps,
  url: string,
  work: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const { media, hasRoom, remote } = deps;
  const folder = randomUUID();
  const place = { folder: await media.folderOf(folder), hasRoom, field: 'url', stopsAtRefusal: true };
  try {
    // What is done with the file afterwards is not the address's time.
    const stored = await fetchFile(url, remote, ({ name, stream }) => received(stream, { ...place, name }));
    return await work(stored);
  } finally {
    await media.remove(folder);
  }
}

const received = (stream: Fetched['stream'], place: Parameters<typeof storeFile>[1]): Promise<StoredFile> =>
  storeFile(stream, place).catch((cause: Error) => {
    if (cause instanceof AppError || !isLost(cause)) throw cause;
    throw new Refused('It broke off before its end.', { cause, again: true });
  });

const isLost = (cause: Error): boolean => 'code' in cause && LOST.has(String(cause.code));
const LOST = new Set([
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'EPIPE',
  'ETIMEDOUT',
  'HPE_INVALID_CONSTANT',
]);
