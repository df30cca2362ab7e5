import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { ReactNode } from 'react';
import { keyOf, Thumb } from '../../../lib/thumb.tsx';

interface PostGlanceProps {
  readonly text: string;
  readonly media: readonly File[];
}

const MOST = 4;

/** What is about to go out: its first words, and what goes with them. */
export function PostGlance({ text, media }: PostGlanceProps): ReactNode {
  const words = firstWords(text);
  const more = media.length - MOST;
  return (
    <section className="composer-glance" aria-label="Your post">
      {media.length > 0 && (
        <ul>
          {media.slice(0, MOST).map((file) => (
            <li key={keyOf(file)}>
              <Thumb file={file} />
            </li>
          ))}
          {more > 0 && <li className="muted">and {more} more</li>}
        </ul>
      )}
      <p>{words ? `“${words}”` : <span className="muted">A post without words</span>}</p>
    </section>
  );
}
