import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSession } from './shell-context.tsx';

/** Explains why an address leads to nothing: a user who was sent it may be in another workspace than it belongs to. */
export function MissingWhy(): ReactNode {
  const { user } = useSession();
  return user
    ? t`It may have been deleted, or it’s in a workspace other than ${user.workspace.name}.`
    : t`It may have been deleted.`;
}
