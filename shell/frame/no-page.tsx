import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

export const NOT_LOADED = t`Couldn’t load Carillon`;

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
