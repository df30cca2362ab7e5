import type { Shell } from '@carillon/sdk/shell.ts';
import { useGathered } from '@carillon/sdk/time/use-gathered.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { NotificationStore } from '../notification-store.ts';
import { NotificationPanel } from './notification-panel.tsx';

export interface CentreProps {
  readonly id: string;
  readonly open: boolean;
  readonly notifications: NotificationStore;
  /** The one that times are shown in. */
  readonly zone: string;
  readonly shell: Pick<Shell, 'api' | 'events'>;
  onClose(): void;
  /** The focus goes where the link leads. */
  onFollow(): void;
}

const REFRESH_EVERY_MS = 1_000;

/** The panel, and what it has read: that stays while the panel is closed, and follows what happens. */
export function Centre({ open, shell, ...props }: CentreProps): ReactNode {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const refresh = useGathered(() => void queries.invalidateQueries(), REFRESH_EVERY_MS);
  const { events } = shell;
  useEffect(() => {
    const stops = [events.on('notifications.changed', refresh), events.onResume(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, refresh]);
  return (
    <QueryClientProvider client={queries}>
      {open && <NotificationPanel api={shell.api} {...props} />}
    </QueryClientProvider>
  );
}
