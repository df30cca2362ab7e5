import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

export const NO_PAGE = t`We couldn’t find that page`;
export const NOT_LOADED = t`Couldn’t load Carillon`;

/** In the place of a page that nobody has. */
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

/** In the place of every page, when it is not known which there are. */
export function NotLoaded({ onRetry }: { onRetry: () => Promise<void> }): ReactNode {
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className="state" role="alert">
      <h1>{NOT_LOADED}</h1>
      <p>
        <Trans>Carillon couldn’t read the server’s response. Your saved work is safe.</Trans>
      </p>
      <button type="button" className="button" onClick={retry} disabled={busy}>
        {busy ? t`Loading…` : t`Retry`}
      </button>
    </div>
  );
}
