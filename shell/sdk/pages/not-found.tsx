import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const NO_PAGE = t`We couldn’t find that page`;

/** In the place of a page that doesn't exist. */
export function NotFound(): ReactNode {
  return (
    <div className="state">
      <h1>{NO_PAGE}</h1>
      <p>
        <Trans>The address may be mistyped, or the page may have moved.</Trans>
      </p>
      <a className="button" href="/dashboard">
        <Trans>Go to the dashboard</Trans>
      </a>
    </div>
  );
}
