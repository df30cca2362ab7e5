import { AppError } from '@carillon/kit/errors.ts';
import type { MediaFile } from '../domain/publication.ts';
import type { MediaSizeStore } from '../stores/media-sizes.ts';
import type { PostRequest } from './post-request.ts';

export interface ReserveDeps {
  readonly stores: { readonly mediaSizes: MediaSizeStore };
  /** Most that one workspace's media may take, bytes. */
  readonly mediaQuota: number;
}

const MB = 1024 * 1024;

/**
 * Counts a post's files to its workspace's storage; what two targets share counts once.
 * @throws AppError `too_large` when they do not fit
 */
export async function reserveMedia(
  { stores, mediaQuota }: ReserveDeps,
  { postId, workspaceId, files }: PostRequest,
  media: readonly (readonly MediaFile[])[],
): Promise<void> {
  const kept = new Map(media.flat().map(({ file, bytes }) => [file, { file, bytes }]));
  const reserved = await stores.mediaSizes.reserve(
    { postId, workspaceId, files: [...kept.values()] },
    mediaQuota,
  );
  if (reserved.taken) return;
  const message = `Your media storage is full: ${megabytes(reserved.used)} of ${megabytes(mediaQuota)} MB are used. Delete posts that you no longer need, or attach smaller files.`;
  throw new AppError('too_large', { message, errors: { [files[0]?.field ?? 'media']: [message] } });
}

const megabytes = (bytes: number): string => Math.round(bytes / MB).toLocaleString('en-US');
