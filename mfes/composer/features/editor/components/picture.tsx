import { type ReactNode, useEffect, useState } from 'react';
import { instagramShape } from '../instagram-shape.ts';

/** The first of the files, and how many more there are; on Instagram in the frame that it goes out in. */
export function Picture({ media, framed = false }: { media: readonly File[]; framed?: boolean }): ReactNode {
  const [first] = media;
  const [url, setUrl] = useState<string | null>(null);
  const [shape, setShape] = useState<number | null>(null);
  useEffect(() => {
    setShape(null);
    if (!first?.type.startsWith('image/')) return setUrl(null);
    const made = URL.createObjectURL(first);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [first]);
  if (!url)
    return (
      <div className="composer-picture empty">{first ? first.name : 'Instagram needs an image or video'}</div>
    );
  return (
    <div className="composer-frame">
      <img
        className={framed ? 'composer-picture framed' : 'composer-picture'}
        src={url}
        alt=""
        style={framed && shape !== null ? { aspectRatio: shape } : undefined}
        onLoad={({ currentTarget }) => setShape(instagramShape(currentTarget))}
      />
      {media.length > 1 && <span className="count">1 of {media.length}</span>}
    </div>
  );
}
