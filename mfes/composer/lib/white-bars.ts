import { getsWhiteBars } from '@carillon/contracts/domain/instagram-shape.ts';
import { listText } from '@carillon/sdk/index.ts';
import type { MediaItem } from './media-item.ts';

type Shown = Pick<MediaItem, 'kind' | 'name' | 'width' | 'height'>;

/** Which images Instagram gets with white bars; null when none. */
export function whiteBarsText(media: readonly Shown[]): string | null {
  const names = media
    .filter(
      ({ kind, width, height }) => kind === 'image' && width && height && getsWhiteBars({ width, height }),
    )
    .map(({ name }) => `“${name}”`);
  if (names.length === 0) return null;
  return `Instagram gets ${listText([...new Set(names)])} with white bars, because it only accepts shapes from 4:5 to 1.91:1.`;
}
