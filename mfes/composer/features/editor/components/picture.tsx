import { framedShape } from '@carillon/contracts/domain/framed-shape.ts';
import type { Frame } from '@carillon/contracts/networks/network.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { firstPicture } from '../../../lib/thumb.tsx';

interface PictureProps {
  readonly item: MediaItem;
  /** The frame that the network fits images into. */
  readonly frame: Frame | null;
  /** Whose frame that is: the first's, in a carousel. */
  readonly frameOf?: MediaItem;
  onAltText(id: string): void;
}

/** A file of the post; a video plays, and an image leads to its alt text. */
export function Picture({ item, frame, frameOf = item, onAltText }: PictureProps): ReactNode {
  /** Where the library does not know it, the browser does. */
  const [seenWidth, setSeenWidth] = useState<number | null>(null);
  const { id, url, name, kind, altText, state } = item;
  if (!url) return <div className="composer-picture empty">{name}</div>;
  if (kind === 'video') return <Film key={url} url={url} name={name} framed={frame !== null} />;
  const ratio = frame && (shapeOf(frameOf, frame) ?? seenWidth);
  const isSaid = altText.trim() !== '';
  return (
    <>
      <img
        className={
          frame ? `composer-picture framed${frameOf === item ? '' : ' cropped'}` : 'composer-picture'
        }
        src={url}
        alt={altText}
        style={ratio === null ? undefined : { aspectRatio: ratio }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSeenWidth(frame && height > 0 ? framedShape({ width, height }, frame) : null)
        }
      />
      {state === 'ready' && (
        <button
          type="button"
          className={isSaid ? 'composer-alt-mark said' : 'composer-alt-mark'}
          aria-label={isSaid ? t`Edit alt text for ${name}` : t`Add alt text for ${name}`}
          onClick={() => onAltText(id)}
        >
          {isSaid ? t`Alt ✓` : t`Alt +`}
        </button>
      )}
    </>
  );
}

const shapeOf = ({ width, height }: MediaItem, frame: Frame): number | null =>
  width && height ? framedShape({ width, height }, frame) : null;

/** Some kinds of film that the networks take no browser plays. */
function Film({ url, name, framed }: { url: string; name: string; framed: boolean }): ReactNode {
  const [unplayable, setUnplayable] = useState(false);
  if (unplayable)
    return (
      <div className="composer-picture empty">
        <Trans>{name} can’t be shown in this browser. It will still be published.</Trans>
      </div>
    );
  return (
    <video
      className={framed ? 'composer-picture framed' : 'composer-picture film'}
      src={firstPicture(url)}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={name}
      onError={() => setUnplayable(true)}
    />
  );
}
