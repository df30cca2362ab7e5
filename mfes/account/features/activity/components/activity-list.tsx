import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { fullTime, Link, relativeTime, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode, Ref } from 'react';
import { type Reader, type Sentence, sentenceOf, throughOf } from '../model/sentence.ts';

interface ActivityListProps {
  readonly entries: readonly ActivityEntry[];
  /** Others are on their way. */
  readonly busy: boolean;
  readonly ref: Ref<HTMLOListElement>;
}

/** A line for each act: who did what, and when. */
export function ActivityList({ entries, busy, ref }: ActivityListProps): ReactNode {
  const reader = { zone: useAccountZone(), now: useNow() };
  return (
    <ol ref={ref} className="panel activity-list" aria-busy={busy} aria-label={t`Who did what`}>
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} reader={reader} />
      ))}
    </ol>
  );
}

function Line({ entry, reader }: { readonly entry: ActivityEntry; readonly reader: Reader }): ReactNode {
  const through = throughOf(entry.actor);
  const at = new Date(entry.at);
  const short = shortTime(at, reader.zone, reader.now);
  return (
    <li tabIndex={-1}>
      <p>
        <Act sentence={sentenceOf(entry, reader)} />
        {through && <span className="muted"> · {through}</span>}
      </p>
      <time className="muted tabular" dateTime={entry.at} title={fullTime(at, reader.zone)}>
        {relativeTime(at, reader.now, reader.zone) ?? short}
      </time>
    </li>
  );
}

/** Placeholders for the actor and the object in a sentence. Typed text never contains them. */
const WHO = '\uE000';
const WHAT = '\uE001';

/** The sentence with its actor in bold and its object linked. */
const Act = ({ sentence: { who, what, href, say } }: { readonly sentence: Sentence }): ReactNode =>
  say(WHO, WHAT)
    .split(/([\uE000\uE001])/)
    .map((piece) => {
      if (piece === WHO) return <strong key={piece}>{who}</strong>;
      if (piece !== WHAT) return piece;
      return href ? (
        <Link key={piece} to={href}>
          {what}
        </Link>
      ) : (
        what
      );
    });
