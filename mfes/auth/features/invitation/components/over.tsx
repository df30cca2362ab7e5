import { useSession } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** An invitation that leads nowhere, and where else to go. */
export function Over({ children }: { readonly children: string }): ReactNode {
  const { loggedIn } = useSession();
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert type="warning" showIcon role="alert" title={children} />
      <p style={{ margin: 0 }}>
        {loggedIn ? (
          <a href="/dashboard" className="tap">
            <Trans>Go to your dashboard</Trans>
          </a>
        ) : (
          <a href="/login" className="tap">
            <Trans>Log in</Trans>
          </a>
        )}
      </p>
    </div>
  );
}
