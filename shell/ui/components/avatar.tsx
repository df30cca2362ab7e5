import { type ReactNode, useState } from 'react';

/** The picture of a page or an account, or its first letter where there is none. Its name stands beside it. */
export function Avatar({ name = '', picture }: { name?: string; picture?: string | null }): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || broken === picture)
    return (
      <span className="avatar" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className="avatar"
      src={picture}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
}
