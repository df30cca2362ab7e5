import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useMembers } from '@carillon/sdk/index.ts';

/** What somebody gets who is made an owner, before it is confirmed. */
export function OwnerNote({ who }: { readonly who: string }): ReactNode {
  // A workspace that came with an account goes with it.
  const goes = useMembers().data?.every(({ home }) => !home);
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={`${who} can then do all that you can`}
      description={
        <ul className="account-goes">
          <li>Invite and remove members, and change their roles, owners’ too</li>
          <li>Connect and disconnect accounts</li>
          <li>Change and pay for the plan</li>
          <li>Decide who approves posts</li>
          {goes && <li>Delete this workspace with everything in it</li>}
        </ul>
      }
    />
  );
}
