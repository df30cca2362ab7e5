import { useMembers } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** The rights of a new owner, shown before confirming. */
export function OwnerNote({ who }: { readonly who: string }): ReactNode {
  // A workspace that came with an account goes with it.
  const goes = useMembers().data?.every(({ home }) => !home);
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        goes
          ? t`${who} can then do everything you can: remove members, change roles (including owners’), connect and disconnect accounts, change the plan, and delete this workspace.`
          : t`${who} can then do everything you can: remove members, change roles (including owners’), connect and disconnect accounts, and change the plan.`
      }
    />
  );
}
