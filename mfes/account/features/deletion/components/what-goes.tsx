import type { previewDeletion } from '@carillon/contracts/http/identity/preview-deletion.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { PermittedServices } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';

/** What goes with the account, and what stays. */
export function WhatGoes({
  preview: { deleted, left },
}: {
  readonly preview: ReplyOf<typeof previewDeletion>;
}): ReactNode {
  return (
    <ul className="account-goes">
      <li>You are logged out everywhere, and access tokens end.</li>
      <li>Nothing more is published or read from your networks.</li>
      {deleted.length > 0 && (
        <li>
          Deleted with everything in {deleted.length === 1 ? 'it' : 'them'}: {names(deleted)} – drafts, media,
          scheduled posts, figures, conversations.
        </li>
      )}
      {left.length > 0 && <li>You leave {names(left)}, where others keep working with what you wrote.</li>}
      <li>Published posts stay on their networks. Delete them there.</li>
      <li>
        <PermittedServices />
      </li>
    </ul>
  );
}

const names = (workspaces: readonly { readonly name: string }[]): string =>
  workspaces.map(({ name }) => `“${name}”`).join(', ');
