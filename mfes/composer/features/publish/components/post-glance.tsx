import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';

export interface GlanceText {
  readonly text: string;
  /** The first comment below it. Null if there is none. */
  readonly comment: string | null;
  /** Its chosen options in words; null for the defaults. */
  readonly options: string | null;
  /** The networks that get the post, in words. */
  readonly networks: string;
}

interface PostGlanceProps {
  readonly texts: readonly GlanceText[];
  readonly media: readonly MediaItem[];
}

const LIMIT = 4;
/** About five lines of the dialog. */
const LETTERS = 320;
const LINES = 5;

/** A summary of the post before it is sent: its texts and media. */
export function PostGlance({ texts, media }: PostGlanceProps): ReactNode {
  const more = media.length - LIMIT;
  return (
    <section className="composer-glance" aria-label={t`Your post`}>
      {media.length > 0 && (
        <ul>
          {media.slice(0, LIMIT).map((item) => (
            <li key={item.id}>
              <Thumb item={item} />
            </li>
          ))}
          {more > 0 && (
            <li className="more muted">
              <span aria-hidden="true">+{more}</span>
              <span className="visually-hidden">
                {plural(more, { one: 'and # more', other: 'and # more' })}
              </span>
            </li>
          )}
        </ul>
      )}
      {texts.map(({ text, comment, options, networks }) => (
        <div key={networks}>
          {texts.length > 1 && <p className="muted">{networks}</p>}
          {options && <p className="muted">{texts.length > 1 ? options : `${networks}: ${options}`}</p>}
          <Words text={text} />
          {comment && (
            <p className="composer-content composer-below">
              <span className="muted">
                <Trans>First comment:</Trans>
              </span>{' '}
              <bdi>{comment}</bdi>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function Words({ text }: { text: string }): ReactNode {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = text.length > LETTERS || text.split('\n').length > LINES;
  return (
    <>
      <p id={id} className={long && !whole ? 'composer-content clamped' : 'composer-content'}>
        {text || (
          <span className="muted">
            <Trans>Post without text</Trans>
          </span>
        )}
      </p>
      {long && (
        <Button
          type="link"
          size="small"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Show less` : t`Show all`}
        </Button>
      )}
    </>
  );
}
