import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';

/** What the picker offers; the server looks at the bytes themselves. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/quicktime';

export const isAccepted = (file: File): boolean => ACCEPTED.split(',').includes(file.type);
export const isVideo = (file: File): boolean => file.type.startsWith('video/');

/** The files after adding some, and what could not be added and why. A post has images or one video. */
export function addFiles(
  have: readonly File[],
  added: readonly File[],
): { files: File[]; problems: string[] } {
  const files = [...have];
  const problems: string[] = [];
  for (const file of added) {
    const problem = problemOf(file, files);
    if (problem) problems.push(`${file.name}: ${problem}`);
    else files.push(file);
  }
  return { files, problems };
}

/** The files that sentences like these are about. A name may have a colon of its own; what follows it has none. */
export const namesIn = (problems: readonly string[]): string[] =>
  problems.map((problem) => problem.slice(0, problem.lastIndexOf(': ')));

function problemOf(file: File, have: readonly File[]): string | null {
  if (!isAccepted(file)) return 'choose a JPEG, PNG, WebP or GIF image, or an MP4 or MOV video.';
  const most = isVideo(file) ? UPLOAD_LIMITS.videoBytes : UPLOAD_LIMITS.imageBytes;
  if (file.size > most) return `it is larger than ${Math.round(most / 1024 / 1024)} MB.`;
  if (have.length >= UPLOAD_LIMITS.files) return `a post has at most ${UPLOAD_LIMITS.files} files.`;
  if (have.length > 0 && (isVideo(file) || have.some(isVideo)))
    return 'a post has images or one video, not both.';
  return null;
}
