import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { t } from '@lingui/core/macro';
import { figure } from '../../../lib/figure.ts';
import { isHeic, kindOf, type MediaItem } from '../../../lib/media-item.ts';

/** File types that the picker offers; the server checks the bytes themselves. */
export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,.heic,.heif,video/mp4,video/quicktime';

const megabytes = (bytes: number): string => `${figure(Math.round(bytes / 1024 / 1024))} MB`;

/** The limits, shown before any file is added. */
export const MEDIA_LIMITS = t`Up to ${{ count: UPLOAD_LIMITS.files }} images or one video`;

/** The rest, for those who ask. */
export const MEDIA_TYPES = t`Images: JPEG, PNG, WebP, GIF, or HEIC, which is converted to JPEG; up to ${{ imageSize: megabytes(UPLOAD_LIMITS.imageBytes) }} each. Video: MP4 or MOV, up to ${{ videoSize: megabytes(UPLOAD_LIMITS.videoBytes) }}.`;

/** One line for a file that is not added. It names the file once. */
export const refusalText = (name: string, reason: string): string =>
  reason.includes(`“${name}”`) ? reason : t`“${name}” wasn’t added: ${reason}`;

/** Which of the chosen files can be added to those that are there, and why others can't. A post has images or one video. */
export function addFiles(
  existing: readonly Pick<MediaItem, 'kind'>[],
  chosenFiles: readonly File[],
): { files: File[]; problems: string[] } {
  const files: File[] = [];
  const problems: string[] = [];
  for (const file of chosenFiles) {
    const problem = problemOf(file, [...existing.map(({ kind }) => kind), ...files.map(kindOf)]);
    if (problem) problems.push(refusalText(file.name, problem));
    else files.push(file);
  }
  return { files, problems };
}

/** Which of the chosen files the library takes, and why it doesn't take others. */
export function checkFiles(chosenFiles: readonly File[]): { files: File[]; problems: string[] } {
  const checked = chosenFiles.map((file) => ({ file, problem: problemOf(file, []) }));
  return {
    files: checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
    problems: checked.flatMap(({ file, problem }) => (problem ? [refusalText(file.name, problem)] : [])),
  };
}

type Kind = MediaItem['kind'];

/** Why a post that has these files can't have one more of that kind; null when it can. */
export function pairProblem(kind: Kind, existing: readonly Kind[]): string | null {
  if (existing.length >= UPLOAD_LIMITS.files)
    return t`a post can have up to ${{ count: UPLOAD_LIMITS.files }} files.`;
  if (existing.length > 0 && (kind === 'video' || existing.includes('video')))
    return t`a post can have images or one video, not both.`;
  return null;
}

function problemOf(file: File, existing: readonly Kind[]): string | null {
  if (!ACCEPTED.split(',').includes(file.type) && !isHeic(file))
    return t`choose a JPEG, PNG, WebP, GIF or HEIC image, or an MP4 or MOV video.`;
  const isVideo = kindOf(file) === 'video';
  const limit = isVideo ? UPLOAD_LIMITS.videoBytes : UPLOAD_LIMITS.imageBytes;
  if (file.size === 0) return t`the file is empty.`;
  const size = megabytes(limit);
  if (file.size > limit)
    return isVideo
      ? t`it’s larger than ${size}, the limit for videos.`
      : t`it’s larger than ${size}, the limit for images.`;
  return pairProblem(kindOf(file), existing);
}
