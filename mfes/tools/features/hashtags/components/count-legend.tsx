import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import type { ReactNode } from 'react';

/** What the counts beside these hashtags mean. */
export function CountLegend({ found }: { found: readonly FoundHashtag[] }): ReactNode {
  if (!found.some(({ counted }) => counted === 'own_posts')) return null;
  return (
    <dl className="tools-legend muted">
      <div>
        <dt>yours</dt>
        <dd>your own posts with the hashtag</dd>
      </div>
    </dl>
  );
}
