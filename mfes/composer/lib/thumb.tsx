import { PlayIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { isVideo } from './media.ts';
import { useFileUrl } from './use-file-url.ts';

/** A chosen file, small. */
export function Thumb({ file }: { file: File }): ReactNode {
  const url = useFileUrl(file);
  if (!isVideo(file)) return <img src={url} alt={file.name} />;
  return (
    <span className="composer-film">
      <video src={url && firstPicture(url)} muted playsInline preload="metadata" aria-label={file.name} />
      <span className="play">
        <PlayIcon size={20} />
      </span>
    </span>
  );
}

/** Not the very first, which many films leave black; a browser that plays none of its kind shows the icon alone. */
export const firstPicture = (url: string): string => `${url}#t=0.1`;

/** The same file is chosen again under the same name, and another one may have it too. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
