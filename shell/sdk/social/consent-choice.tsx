import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { ConnectionsReply } from './connections.ts';
import { CONNECTIONS_KEY } from './use-connections.ts';

/** Whether accounts are connected on their server's page, or by an app password: the user chooses. */
export function useMayConsent(platform: PlatformName): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [queries],
  );
  // The page asks for them, and may not know them before the dialog is open.
  const knownConnections = useSyncExternalStore(subscribe, () =>
    queries.getQueryData<ConnectionsReply>(CONNECTIONS_KEY),
  );
  return (
    PLATFORMS[platform].connect.how === 'handle' && knownConnections?.consenting?.includes(platform) === true
  );
}

interface ConsentChoiceProps {
  readonly byPassword: boolean;
  readonly disabled: boolean;
  onChange(byPassword: boolean): void;
}

/** Says what happens on the server's page, and leads to the other way. */
export function ConsentChoice({ byPassword, disabled, onChange }: ConsentChoiceProps): ReactNode {
  return (
    <div className="consent-choice">
      {!byPassword && (
        <p>
          <Trans>
            Your server will ask whether to give Carillon access. Carillon never sees your password.
          </Trans>
        </p>
      )}
      <Button type="link" disabled={disabled} onClick={() => onChange(!byPassword)}>
        {byPassword ? t`Continue on your server instead` : t`Use an app password instead`}
      </Button>
    </div>
  );
}
