import { listText } from './list-text.ts';
import { labelOf, type PlatformName } from './platforms.ts';

/** What becomes of a file that its user may not expect. */
export const MEDIA_NOTICES = [
  /** It was an animation, and is a still image now. */
  'first_frame_only',
] as const;
export type MediaNotice = (typeof MEDIA_NOTICES)[number];

/** The notice in a sentence about the file. */
export const mediaNoticeText = (notice: MediaNotice, name: string): string => {
  switch (notice) {
    case 'first_frame_only':
      return `“${name}” is an animation. Only its first frame is used. To keep the movement, save it as a GIF of up to 10 MB, or as an MP4 video.`;
  }
};

/** Networks that show an animated GIF as a still image. */
const STILL: readonly PlatformName[] = ['instagram'];

/** What becomes of an animated GIF on a network; null where it moves, or where the file is none. */
export const stillOnText = (platform: PlatformName, names: readonly string[]): string | null => {
  if (names.length === 0 || !STILL.includes(platform)) return null;
  return `${labelOf(platform)} shows only the first frame of ${listText(names.map((name) => `“${name}”`))}. To keep the movement, use an MP4 video.`;
};
