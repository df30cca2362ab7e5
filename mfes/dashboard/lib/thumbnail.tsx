import type { ReactNode } from 'react';

interface Picture {
  readonly kind: 'image' | 'video';
  readonly url: string;
}

/** The picture that a post is known by in a list. */
export const Thumbnail = ({ picture }: { picture: Picture }): ReactNode =>
  picture.kind === 'image' ? (
    <img src={picture.url} alt="" loading="lazy" className="dash-thumb" />
  ) : (
    <video src={`${picture.url}#t=0.1`} preload="metadata" muted className="dash-thumb" tabIndex={-1} />
  );
