import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Frame } from '@carillon/contracts/networks/network.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { layoutOf, MAX_SHOWN } from '../model/media-layout.ts';
import { Picture } from './picture.tsx';

interface NetworkMediaProps {
  readonly platform: PlatformName;
  readonly media: readonly MediaItem[];
  /** Goes to the field for an image's alt text. */
  onAltText(id: string): void;
}

/** The files of a post as the network lays them out. */
export function NetworkMedia({ platform, media, onAltText }: NetworkMediaProps): ReactNode {
  const network = PLATFORMS[platform];
  const { frame } = network.media;
  const layout = layoutOf(network.preview.layout, media);
  if (layout === 'none')
    return network.limits.mediaRequired ? (
      <div className="composer-picture empty">{t`${{ network: network.label }} needs an image or video`}</div>
    ) : null;
  if (layout === 'carousel') return <Carousel media={media} frame={frame} onAltText={onAltText} />;
  const shownMedia = media.slice(0, MAX_SHOWN);
  const more = media.length - shownMedia.length;
  return (
    <ul className={`composer-tiles ${layout} of-${shownMedia.length}`} aria-label={t`Images and videos`}>
      {shownMedia.map((item, at) => (
        <li key={item.id}>
          <Picture item={item} frame={frame} onAltText={onAltText} />
          {more > 0 && at === shownMedia.length - 1 && (
            <span className="more">
              <span aria-hidden="true">+{more}</span>
              <span className="visually-hidden">
                {plural(more, { one: 'and # more', other: 'and # more' })}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CarouselProps extends Omit<NetworkMediaProps, 'platform'> {
  readonly frame: Frame | null;
}

/** One after another, in the frame of the first. */
function Carousel({ media, frame, onAltText }: CarouselProps): ReactNode {
  const [requestedIndex, setRequestedIndex] = useState(0);
  const at = Math.min(requestedIndex, media.length - 1);
  const [first] = media;
  const item = media[at];
  if (!item || !first) return null;
  return (
    <section className="composer-carousel" aria-label={t`Carousel`}>
      <Picture key={item.id} item={item} frame={frame} frameOf={first} onAltText={onAltText} />
      <span className="count" role="status">
        {t`${{ place: at + 1 }} of ${{ count: media.length }}`}
      </span>
      {at > 0 && (
        <button
          type="button"
          className="back"
          aria-label={t`Previous image`}
          onClick={() => setRequestedIndex(at - 1)}
        >
          <ChevronLeftIcon size={16} />
        </button>
      )}
      {at < media.length - 1 && (
        <button
          type="button"
          className="next"
          aria-label={t`Next image`}
          onClick={() => setRequestedIndex(at + 1)}
        >
          <ChevronRightIcon size={16} />
        </button>
      )}
      <div className="dots" aria-hidden="true">
        {media.map(({ id }, place) => (
          <span key={id} className={place === at ? 'on' : undefined} />
        ))}
      </div>
    </section>
  );
}
