import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { isKey } from '@carillon/sdk/keys/keys.ts';
import { CloseIcon } from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { NotificationStore } from '../notification-store.ts';
import { NotificationList } from './notification-list.tsx';
import { SettingsView } from './settings-view.tsx';

interface NotificationPanelProps {
  readonly id: string;
  readonly api: ApiClient;
  readonly notifications: NotificationStore;
  readonly zone: string;
  onClose(): void;
  onFollow(): void;
}

/** The list, or what the user wants to see in it. */
export function NotificationPanel({ id, onClose, ...props }: NotificationPanelProps): ReactNode {
  const [settings, setSettings] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // Also when the view changes, for the button that changed it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view decides
  useEffect(() => panel.current?.focus(), [settings]);
  return (
    <section
      id={id}
      ref={panel}
      className="notification-panel"
      role="dialog"
      aria-label={settings ? t`Notification settings` : t`Notifications`}
      tabIndex={-1}
      onKeyDown={(event) => isKey(event, 'Escape') && onClose()}
    >
      <div className="notification-head">
        <h2>{settings ? t`Notification settings` : t`Notifications`}</h2>
        <button type="button" className="button quiet" onClick={() => setSettings(!settings)}>
          {settings ? t`Done` : t`Settings`}
        </button>
        <button type="button" className="icon-button" aria-label={t`Close notifications`} onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </div>
      {settings ? (
        <SettingsView api={props.api} />
      ) : (
        <NotificationList {...props} onEmptied={() => panel.current?.focus()} />
      )}
    </section>
  );
}
