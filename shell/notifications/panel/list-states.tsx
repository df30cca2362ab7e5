import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const Loading = (): ReactNode => (
  <div className="notification-skeleton" aria-busy="true">
    <span className="visually-hidden" role="status">
      <Trans>Loading notifications</Trans>
    </span>
    {[1, 2, 3].map((n) => (
      <p key={n} aria-hidden="true">
        <span />
        <span />
      </p>
    ))}
  </div>
);

export const Empty = (): ReactNode => (
  <div className="notification-empty">
    <h3>
      <Trans>No notifications yet</Trans>
    </h3>
    <p className="muted">
      <Trans>Updates on your posts and connections appear here.</Trans>
    </p>
  </div>
);

/** @param isOld what could be had before is still shown */
export const Failed = ({ onRetry, isOld = false }: { onRetry(): void; isOld?: boolean }): ReactNode => (
  <div className="notification-empty" role="alert">
    <h3>{isOld ? t`This list may be out of date` : t`Couldn’t load notifications`}</h3>
    <p className="muted">
      <Trans>They’re safe on the server.</Trans>
    </p>
    <button type="button" className="button" onClick={onRetry}>
      <Trans>Retry</Trans>
    </button>
  </div>
);
