import { useConnections, useMayConnect } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Says that nothing can be published yet, once it is known that no network was ever connected. */
export function NoAccount(): ReactNode {
  const { isChecked, accounts } = useConnections();
  const mayConnect = useMayConnect();
  if (!isChecked || accounts.length > 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t`No account is connected yet.`}
      description={
        mayConnect ? (
          <Trans>
            <a href="/dashboard">Connect an account</a> to publish. You can start writing before you connect
            one.
          </Trans>
        ) : (
          t`Ask an owner of this workspace to connect one.`
        )
      }
    />
  );
}
