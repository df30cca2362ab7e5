import type { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { PermittedServices } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { quotedNames } from '../model/quoted-names.ts';

/** The data that is deleted with the account, and the data that stays. */
export function WhatGoes({
  preview: { deleted, may_stay, left },
}: {
  readonly preview: ReplyOf<typeof previewDeletion>;
}): ReactNode {
  const names = quotedNames(deleted);
  const leftNames = quotedNames(left);
  const stayingNames = quotedNames(may_stay);
  const { length: count } = deleted;
  return (
    <ul className="account-goes">
      <li>
        <Trans>You’ll be logged out everywhere, and your access tokens will stop working.</Trans>
      </li>
      {deleted.length > 0 && (
        <li>
          {plural(count, {
            one: `${names} will be deleted with everything in it: drafts, media, scheduled posts, analytics and conversations.`,
            other: `${names} will be deleted with everything in them: drafts, media, scheduled posts, analytics and conversations.`,
          })}
        </li>
      )}
      {may_stay.length > 0 && (
        <li>
          <Trans>
            In {stayingNames}, all other members have closed their accounts too. If one of them comes back
            before your account is deleted, the workspace stays and they become its owner.
          </Trans>
        </li>
      )}
      {deleted.length > 0 && (
        <li>
          <Trans>Carillon will stop publishing to the accounts connected there and reading from them.</Trans>
        </li>
      )}
      {left.length > 0 && (
        <li>
          <Trans>
            You’ll leave {leftNames}. Its connected accounts, scheduled posts and what you wrote stay there
            for the other members.
          </Trans>
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
