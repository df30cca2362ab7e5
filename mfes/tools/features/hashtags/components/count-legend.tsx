import { type FoundHashtag, HASHTAG_COUNTS } from '@carillon/contracts/http/ai/found-hashtag.ts';
import type { ReactNode } from 'react';
import { MEANINGS, UNITS } from '../model/counts.ts';

/** What the figures beside these hashtags count. */
export function CountLegend({ found }: { found: readonly FoundHashtag[] }): ReactNode {
  const kinds = HASHTAG_COUNTS.filter((kind) => found.some(({ counted }) => counted === kind));
  const unknown = found.some(({ count }) => count === null);
  return (
    <dl className="tools-legend muted">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{UNITS[kind]}</dt>
          <dd>{MEANINGS[kind]}</dd>
        </div>
      ))}
      {unknown && (
        <div>
          <dt>–</dt>
          <dd>not known</dd>
        </div>
      )}
    </dl>
  );
}
