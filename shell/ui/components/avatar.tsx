import { type ReactNode, useState } from 'react';

interface AvatarProps {
  readonly name?: string;
  readonly picture?: string | null;
  /** In pixels. */
  readonly size?: number;
}

/** A page's or account's picture, or its first letter if there is none. Its name is shown next to it. */
export function Avatar({ name = '', picture, size = 28 }: AvatarProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const style = { width: size, height: size };
  if (!picture || brokenUrl === picture)
    return (
      <span className="avatar" style={style} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className="avatar"
      style={style}
      src={picture}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(picture)}
    />
  );
}
