import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';

interface PostGlanceProps {
  readonly text: string;
  readonly media: readonly MediaItem[];
}

const MOST = 4;
/** About five lines of the dialog. */
const LETTERS = 320;
const LINES = 5;

/** What is about to go out: its text, and what goes with it. */
export function PostGlance({ text, media }: PostGlanceProps): ReactNode {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const more = media.length - MOST;
  const long = text.length > LETTERS || text.split('\n').length > LINES;
  return (
    <section className="composer-glance" aria-label="Your post">
      {media.length > 0 && (
        <ul>
          {media.slice(0, MOST).map((item) => (
            <li key={item.id}>
              <Thumb item={item} />
            </li>
          ))}
          {more > 0 && (
            <li className="more muted">
              <span aria-hidden="true">+{more}</span>
              <span className="visually-hidden">and {more} more</span>
            </li>
          )}
        </ul>
      )}
      <div>
        <p id={id} className={long && !whole ? 'composer-content clamped' : 'composer-content'}>
          {text || <span className="muted">A post without words</span>}
        </p>
        {long && (
          <Button
            type="link"
            size="small"
            aria-expanded={whole}
            aria-controls={id}
            onClick={() => setWhole(!whole)}
          >
            {whole ? 'Show less' : 'Show all'}
          </Button>
        )}
      </div>
    </section>
  );
}
