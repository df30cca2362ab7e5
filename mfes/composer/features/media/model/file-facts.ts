import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

const KB = 1000;

/** Size as a user reads it, such as "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KB) return t`${bytes} bytes`;
  if (bytes < KB ** 2) return t`${Math.round(bytes / KB)} KB`;
  if (bytes < KB ** 3) return t`${round(bytes / KB ** 2)} MB`;
  return t`${round(bytes / KB ** 3)} GB`;
}

/** What a file is, such as "Image, 1200 × 800 pixels, 1.2 MB". */
export function factsText({ kind, width, height, duration_ms, bytes }: MediaView): string {
  return [
    kind === 'image' ? 'Image' : 'Video',
    ...(width && height ? [`${width} × ${height} pixels`] : []),
    ...(duration_ms ? [lengthText(duration_ms)] : []),
    sizeText(bytes),
  ].join(', ');
}

function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return t`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

const round = (value: number): string => value.toLocaleString(i18n.locale, { maximumFractionDigits: 1 });
