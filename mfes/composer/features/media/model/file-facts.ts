import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

const KB = 1000;

/** Size as a user reads it, such as "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KB) return plural(bytes, { one: '# byte', other: '# bytes' });
  if (bytes < KB ** 2) return inUnit(Math.round(bytes / KB), 'kilobyte');
  if (bytes < KB ** 3) return inUnit(bytes / KB ** 2, 'megabyte');
  return inUnit(bytes / KB ** 3, 'gigabyte');
}

/** Describes a file, as in "Image, 1200 × 800 pixels, 1.2 MB". */
export function factsText({ kind, width, height, duration_ms, bytes }: MediaView): string {
  return [
    kind === 'image' ? t`Image` : t`Video`,
    ...(width && height ? [t`${width} × ${height} pixels`] : []),
    ...(duration_ms ? [lengthText(duration_ms)] : []),
    sizeText(bytes),
  ].join(', ');
}

function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

const inUnit = (value: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte'): string =>
  formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 });
