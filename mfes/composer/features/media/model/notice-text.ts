import type { MediaNotice } from '@carillon/contracts/domain/media-notice.ts';
import { t } from '@lingui/core/macro';

/** A change to a file that its user may not expect, as a sentence. */
export function noticeText(notice: MediaNotice, name: string): string {
  switch (notice) {
    case 'first_frame_only':
      return t`“${name}” is animated, but only its first frame is used. To keep the animation, save it as an MP4 video or as a GIF of up to 10 MB.`;
    case 'animated':
      return t`“${name}” is animated, but Instagram shows only its first frame. To keep the animation there, use an MP4 video.`;
  }
}
