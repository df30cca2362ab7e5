import { type Text, text } from '../text.ts';
/** A change to a file that its user may not expect. */
export const MEDIA_NOTICES = [
  /** It was an animation, and is a still image now. */
  'first_frame_only',
  /** An animation, which some networks show as a still image. */
  'animated',
] as const;
export type MediaNotice = (typeof MEDIA_NOTICES)[number];

/** A notice as a sentence about the file. */
export function mediaNoticeText(notice: MediaNotice, name: string): Text {
  switch (notice) {
    case 'first_frame_only':
      return text`“${{ name }}” is animated, but only its first frame is used. To keep the animation, save it as an MP4 video or as a GIF of up to 10 MB.`;
    case 'animated':
      return text`“${{ name }}” is animated, but Instagram shows only its first frame. To keep the animation there, use an MP4 video.`;
  }
}
