import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function CountLegend({ found }: { found: readonly FoundHashtag[] }): ReactNode {
  if (!found.some(({ counted }) => counted === 'own_posts')) return null;
  return (
    <dl className="tools-legend muted">
      <div>
        <dt>
          <Trans>yours</Trans>
        </dt>
        <dd>
          <Trans>your own posts with the hashtag</Trans>
        </dd>
      </div>
    </dl>
  );
}
