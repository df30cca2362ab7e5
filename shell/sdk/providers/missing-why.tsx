import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSession } from './shell-context.tsx';

/** Why an address leads to nothing: whoever was sent it may be in another workspace than it is of. */
export function MissingWhy(): ReactNode {
  const { user } = useSession();
  return user
    ? t`It may have been deleted, or it’s in a workspace other than ${user.workspace.name}.`
    : t`It may have been deleted.`;
}
