import { getsWhiteBars } from '@carillon/contracts/domain/framed-shape.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { MediaItem } from './media-item.ts';

type Shown = Pick<MediaItem, 'kind' | 'name' | 'width' | 'height'>;

/** Which images a network gets with white bars; null when none. */
export function whiteBarsText(platform: PlatformName, media: readonly Shown[]): string | null {
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
    .map(({ name }) => `“${name}”`);
  if (names.length === 0) return null;
  return t`${label} gets ${listText([...new Set(names)])} with white bars, because it only accepts shapes from ${frame.words}.`;
}
