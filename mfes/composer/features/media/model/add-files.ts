import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { kindOf, type MediaItem } from '../../../lib/media-item.ts';

/** What the picker offers; the server looks at the bytes themselves. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/quicktime';

/** Which of the chosen files can be added to those that are there, and why others can't. A post has images or one video. */
export function addFiles(
  have: readonly Pick<MediaItem, 'kind'>[],
  chosen: readonly File[],
): { files: File[]; problems: string[] } {
  const files: File[] = [];
  const problems: string[] = [];
  for (const file of chosen) {
    const problem = problemOf(file, [...have.map(({ kind }) => kind), ...files.map(kindOf)]);
    if (problem) problems.push(`${file.name}: ${problem}`);
    else files.push(file);
  }
  return { files, problems };
}

function problemOf(file: File, have: readonly MediaItem['kind'][]): string | null {
  if (!ACCEPTED.split(',').includes(file.type))
    return 'choose a JPEG, PNG, WebP or GIF image, or an MP4 or MOV video.';
  const isVideo = kindOf(file) === 'video';
  const most = isVideo ? UPLOAD_LIMITS.videoBytes : UPLOAD_LIMITS.imageBytes;
  if (file.size === 0) return 'the file is empty.';
  if (file.size > most) return `it is larger than ${Math.round(most / 1024 / 1024)} MB.`;
  if (have.length >= UPLOAD_LIMITS.files) return `a post has at most ${UPLOAD_LIMITS.files} files.`;
  if (have.length > 0 && (isVideo || have.includes('video')))
    return 'a post has images or one video, not both.';
  return null;
}
