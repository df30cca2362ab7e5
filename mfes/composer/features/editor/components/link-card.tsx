import { linkRanges } from '@carillon/contracts/domain/links.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * The card that a network shows below a text for its first link. The linked page's title and description are read
 * when the post is published.
 */
export function LinkCard({ text }: { readonly text: string }): ReactNode {
  const [range] = linkRanges(text);
  const url = range && URL.parse(text.slice(...range));
  if (!url) return null;
  return (
    <div className="composer-card" role="note" aria-label={t`Link card`}>
      <strong>{url.host.replace(/^www\./, '')}</strong>
      <span className="muted composer-help">
        <Trans>The page’s title and image are added when the post is published.</Trans>
      </span>
    </div>
  );
}
