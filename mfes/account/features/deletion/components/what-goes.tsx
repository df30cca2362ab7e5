import type { previewDeletion } from '@carillon/contracts/http/identity/preview-deletion.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { PermittedServices } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What goes with the account, and what stays. */
export function WhatGoes({
  preview: { deleted, left },
}: {
  readonly preview: ReplyOf<typeof previewDeletion>;
}): ReactNode {
  return (
    <ul className="account-goes">
      <li>
        <Trans>You are logged out everywhere, and access tokens end.</Trans>
      </li>
      <li>
        <Trans>Nothing more is published or read from your networks.</Trans>
      </li>
      {deleted.length > 0 && (
        <li>
          <Trans>
            Deleted with everything in {plural(deleted.length, { one: 'it', other: 'them' })}:{' '}
            {names(deleted)} – drafts, media, scheduled posts, figures, conversations.
          </Trans>
        </li>
      )}
      {left.length > 0 && (
        <li>
          <Trans>You leave {names(left)}, where others keep working with what you wrote.</Trans>
        </li>
      )}
      <li>
        <Trans>Published posts stay on their networks. Delete them there.</Trans>
      </li>
      <li>
        <PermittedServices />
      </li>
    </ul>
  );
}

const names = (workspaces: readonly { readonly name: string }[]): string =>
  workspaces.map(({ name }) => `“${name}”`).join(', ');
