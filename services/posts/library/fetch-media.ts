import { randomUUID } from 'node:crypto';
import type { FetchedFile } from '@carillon/contracts/http/posts/fetch-media.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import pLimit from 'p-limit';
import type { MediaItem } from '../domain/media.ts';
import { showMedia } from '../drafts/show-draft.ts';
import { fetchFile } from '../media/remote/fetch-file.ts';
import { type Fetched, Refused } from '../media/remote/refused-error.ts';
import { type StoredFile, storeFile } from '../media/store-file.ts';
import { type KeepDeps, keepMedia } from './keep-media.ts';
import { checkMediaRoom } from './reserve-media.ts';
import type { RemoteMedia, Uploads } from './uploads.ts';

export interface FetchDeps extends KeepDeps {
  readonly uploads: Pick<Uploads, 'remote' | 'hasRoom'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

interface FetchRequest {
  readonly id: string;
  readonly url: string;
  readonly alt_text: string;
}

interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
}

const A_CALL_AT_ONCE = 5;

/**
 * Puts the files of these addresses into the media library, and answers each by itself, in their order.
 * @throws AppError `too_many_requests` while others are fetched; `service_unavailable` when the caller is gone
 */
export async function fetchMedia(
  deps: FetchDeps,
  { signal, ...owner }: Owner & { readonly signal: AbortSignal },
  files: readonly FetchRequest[],
): Promise<FetchedFile[]> {
  const some = pLimit(A_CALL_AT_ONCE);
  const remote = { ...deps.uploads.remote, signal };
  return deps.uploads.remote.calls.admit(owner.workspaceId, () =>
    Promise.all(
      files.map((file) =>
        some(() => {
          endIfAborted(signal);
          return answer({ ...deps, remote }, owner, file);
        }),
      ),
    ),
  );
}

function endIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('service_unavailable', { cause: signal.reason });
}

interface OneDeps extends FetchDeps {
  readonly remote: RemoteMedia & { readonly signal: AbortSignal };
}

async function answer(deps: OneDeps, owner: Owner, file: FetchRequest): Promise<FetchedFile> {
  const { id } = file;
  try {
    const item = await fetchOne(deps, owner, file);
    return { id, media: showMedia(item, deps.media), error: null, message: null };
  } catch (error) {
    endIfAborted(deps.remote.signal);
    if (error instanceof AppError)
      return { id, media: null, error: error.code, ...messageFields(error.words) };
    if (error instanceof Refused) {
      const name = error.again ? 'network_unavailable' : 'validation_failed';
      return { id, media: null, error: name, ...messageFields(error.words) };
    }
    deps.telemetry.log.error({ err: error }, 'a file of an address could not be kept');
    return { id, media: null, error: 'internal_error', message: sentence`Something went wrong on our side.` };
  }
}

async function fetchOne(
  deps: OneDeps,
  owner: Owner,
  { id, url, alt_text }: FetchRequest,
): Promise<MediaItem> {
  const { mediaItems } = deps.stores;
  const earlier = await mediaItems.find(id, owner.workspaceId);
  if (earlier) return earlier;
  const hasSpace = (bytes: number) => checkMediaRoom(deps, { ...owner, bytes }, 'url');
  await hasSpace(1);
  const mediaItem = await fetchInto(deps, { url, hasSpace }, (file) =>
    keepMedia(deps, file, { ...owner, id }),
  );
  if (alt_text === '' || mediaItem.kind !== 'image') return mediaItem;
  return (await mediaItems.describe(id, owner.workspaceId, { altText: alt_text })) ?? mediaItem;
}

/** Into a folder of its own, which goes when the work ends. */
async function fetchInto<T>(
  deps: OneDeps,
  { url, hasSpace }: { readonly url: string; hasSpace(bytes: number): Promise<void> },
  work: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const {
    media,
    uploads: { hasRoom },
    remote,
  } = deps;
  const folder = randomUUID();
  const place = { folder: await media.folderOf(folder), hasRoom, field: 'url', stopsAtRefusal: true };
  try {
    // Later work on the file does not count against the address's time.
    const storedFile = await fetchFile(url, remote, async ({ name, bytes, stream }) => {
      if (bytes !== null) await hasSpace(bytes);
      return receiveFile(stream, { ...place, name });
    });
    return await work(storedFile);
  } finally {
    await media.discard(folder);
  }
}

const receiveFile = (
  stream: Fetched['stream'],
  place: Parameters<typeof storeFile>[1],
): Promise<StoredFile> =>
  storeFile(stream, place).catch((cause: Error) => {
    if (cause instanceof AppError || !isLost(cause)) throw cause;
    throw new Refused(sentence`The download was interrupted.`, { cause, again: true });
  });

const isLost = (cause: Error): boolean => 'code' in cause && LOST.has(String(cause.code));
const LOST = new Set([
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'EPIPE',
  'ETIMEDOUT',
  'HPE_INVALID_CONSTANT',
]);
