import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { CheckIcon, PlayIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode, Ref } from 'react';
import { firstPicture } from '../../../lib/thumb.tsx';

interface LibraryGridProps {
  readonly media: readonly MediaView[];
  /** The selected ones. Null if a click opens one. */
  readonly picked: ReadonlySet<string> | null;
  readonly ref: Ref<HTMLUListElement>;
  onChoose(media: MediaView): void;
}

/** Files as small pictures, each a button. */
export const LibraryGrid = ({ media, picked, ref, onChoose }: LibraryGridProps): ReactNode => (
  <ul ref={ref} className="library-grid" aria-label={t`Files`}>
    {media.map((one) => (
      <li key={one.id}>
        <button
          type="button"
          aria-label={labelOf(one)}
          aria-pressed={picked ? picked.has(one.id) : undefined}
          onClick={() => onChoose(one)}
        >
          <SmallPicture media={one} />
          {picked?.has(one.id) && (
            <span className="library-tick">
              <CheckIcon size={18} />
            </span>
          )}
          <span className="library-name" dir="auto">
            {one.name}
          </span>
        </button>
      </li>
    ))}
  </ul>
);

function labelOf({ kind, name, alt_text }: MediaView): string {
  const label = kind === 'video' ? t`Video ${name}` : name;
  return alt_text ? `${label}: ${alt_text}` : label;
}

const SmallPicture = ({ media: { kind, url, thumbnail_url } }: { media: MediaView }): ReactNode =>
  kind === 'image' ? (
    <img src={thumbnail_url ?? url} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className="composer-film">
      <video src={firstPicture(url)} muted playsInline preload="metadata" tabIndex={-1} aria-hidden="true" />
      <span className="play">
        <PlayIcon size={20} />
      </span>
    </span>
  );
