import type { previewDeletion } from '@carillon/contracts/http/identity/preview-deletion.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { PermittedServices } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { quotedNames } from '../model/quoted-names.ts';

/** What goes with the account, and what stays. */
export function WhatGoes({
  preview: { deleted, left },
}: {
  readonly preview: ReplyOf<typeof previewDeletion>;
}): ReactNode {
  const names = quotedNames(deleted);
  const leftNames = quotedNames(left);
  const { length: count } = deleted;
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
          {plural(count, {
            one: `Deleted with everything in it: ${names} – drafts, media, scheduled posts, figures, conversations.`,
            other: `Deleted with everything in them: ${names} – drafts, media, scheduled posts, figures, conversations.`,
          })}
        </li>
      )}
      {left.length > 0 && (
        <li>
          <Trans>You leave {leftNames}, where others keep working with what you wrote.</Trans>
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
