import { instagramShape } from '@carillon/contracts/domain/instagram-shape.ts';
import { type ReactNode, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { firstPicture } from '../../../lib/thumb.tsx';

interface PictureProps {
  readonly media: readonly MediaItem[];
  /** On Instagram, in the frame that it goes out in. */
  readonly framed?: boolean;
}

/** The first of the files, and how many more there are; a video plays. */
export function Picture({ media, framed = false }: PictureProps): ReactNode {
  const [first] = media;
  /** Of which picture it is, so that the next one does not begin with it. */
  const [shape, setShape] = useState<{ readonly url: string; readonly ratio: number | null } | null>(null);
  if (!first) return <div className="composer-picture empty">Instagram needs an image or video</div>;
  const { url } = first;
  if (!url) return <div className="composer-picture empty">{first.name}</div>;
  if (first.kind === 'video') return <Film key={url} url={url} name={first.name} />;
  const ratio = framed && shape?.url === url ? shape.ratio : null;
  return (
    <div className="composer-frame">
      <img
        className={framed ? 'composer-picture framed' : 'composer-picture'}
        src={url}
        alt={first.altText}
        style={ratio === null ? undefined : { aspectRatio: ratio }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setShape({ url, ratio: height > 0 ? instagramShape({ width, height }) : null })
        }
      />
      {media.length > 1 && <span className="count">1 of {media.length}</span>}
    </div>
  );
}

/** Some kinds of film that the networks take no browser plays. */
function Film({ url, name }: { url: string; name: string }): ReactNode {
  const [unplayable, setUnplayable] = useState(false);
  if (unplayable)
    return (
      <div className="composer-picture empty">
        {name} can’t be shown in this browser. It goes out all the same.
      </div>
    );
  return (
    <video
      className="composer-picture framed"
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
