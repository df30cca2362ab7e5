import { PlayIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { MediaItem } from './media-item.ts';

/** A file of the post, small. */
export function Thumb({ item: { url, kind, name, altText } }: { item: MediaItem }): ReactNode {
  if (!url) return <span className="composer-nothumb muted">{name}</span>;
  if (kind === 'image') return <img src={url} alt={altText || name} />;
  return (
    <span className="composer-film">
      <video src={firstPicture(url)} muted playsInline preload="metadata" aria-label={name} />
      <span className="play">
        <PlayIcon size={20} />
      </span>
    </span>
  );
}

/** Not the very first frame, which is often black. A browser that can't play the format shows only the icon. */
export const firstPicture = (url: string): string => `${url}#t=0.1`;
