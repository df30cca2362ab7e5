import { getsWhiteBars } from '@carillon/contracts/domain/framed-shape.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { figure } from './figure.ts';
import type { MediaItem } from './media-item.ts';
import { quote } from './quote.ts';

type PictureInfo = Pick<MediaItem, 'kind' | 'name' | 'width' | 'height'>;

/** Which images a network gets with white bars; null when none. */
export function whiteBarsText(platform: PlatformName, media: readonly PictureInfo[]): string | null {
  const {
    label,
    media: { frame },
  } = PLATFORMS[platform];
  if (!frame) return null;
  const names = media
    .filter(
      ({ kind, width, height }) =>
        kind === 'image' && width && height && getsWhiteBars({ width, height }, frame),
    )
    .map(({ name }) => quote(name));
  if (names.length === 0) return null;
  return t`On ${label}, ${{ names: listText([...new Set(names)]) }} will have white bars, because ${label} only accepts aspect ratios from ${{ narrowest: ratioText(frame.narrowest) }} to ${{ widest: ratioText(frame.widest) }}.`;
}

const MAX_SIDE = 20;

/** "4:5" where whole numbers say it, else "1.91:1". */
function ratioText(ratio: number): string {
  for (let height = 1; height <= MAX_SIDE; height++) {
    const width = ratio * height;
    if (Math.abs(width - Math.round(width)) < 1e-6) return `${Math.round(width)}:${height}`;
  }
  return `${figure(ratio)}:1`;
}
