import type { ReactNode } from 'react';

export const Loading = (): ReactNode => (
  <div className="notification-skeleton" aria-busy="true">
    <span className="visually-hidden" role="status">
      Loading notifications
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
    <h3>No notifications yet</h3>
    <p className="muted">Updates on your posts and connections appear here.</p>
  </div>
);

/** @param isOld what could be had before is still shown */
export const Failed = ({ onRetry, isOld = false }: { onRetry(): void; isOld?: boolean }): ReactNode => (
  <div className="notification-empty" role="alert">
    <h3>{isOld ? 'This list may be out of date' : 'Notifications could not be loaded'}</h3>
    <p className="muted">Nothing is lost. They’re stored on the server.</p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);
