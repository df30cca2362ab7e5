import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { FileSize, MediaSizeStore } from '../stores/media-sizes.ts';

export interface ReserveDeps {
  readonly stores: { readonly mediaSizes: MediaSizeStore };
  /** Most that one workspace's media may take, bytes. */
  readonly settings: { readonly mediaQuota: number };
}

const MB = 1024 * 1024;

/** Counts a file to its workspace's storage. @throws AppError `quota_full`, under the given field, when it does not fit */
export async function reserveMedia(
  { stores, settings: { mediaQuota } }: ReserveDeps,
  file: FileSize & { readonly workspaceId: string },
  field: string,
): Promise<void> {
  const reserved = await stores.mediaSizes.reserve(file, mediaQuota);
  if (reserved.taken) return;
  throw full(reserved.used, mediaQuota, field);
}

/** Before a file is there: whether so many bytes would fit by now. @throws AppError `quota_full`, under the given field */
export async function checkMediaRoom(
  { stores, settings: { mediaQuota } }: ReserveDeps,
  { workspaceId, bytes }: { readonly workspaceId: string; readonly bytes: number },
  field: string,
): Promise<void> {
  const usedBytes = await stores.mediaSizes.usedBy(workspaceId);
  if (usedBytes + bytes > mediaQuota) throw full(usedBytes, mediaQuota, field);
}

function full(usedBytes: number, quota: number, field: string): AppError {
  const message = text`Your media storage is full: ${{ used: megabytes(usedBytes) }} of ${{ quota: megabytes(quota) }} MB used. Delete posts that you no longer need, or attach smaller files.`;
  return new AppError('quota_full', { message, errors: { [field]: [message] } });
}

const megabytes = (bytes: number): number => Math.round(bytes / MB);
