import { listText } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { nameOf, type PlannedTarget } from '../model/planned-change.ts';

interface AccountsNoteProps {
  readonly targets: readonly PlannedTarget[];
  readonly left: readonly PlannedTarget[];
  readonly out: readonly PlannedTarget[];
}

/** What becomes of targets that their editor may not expect. */
export function AccountsNote({ targets, left, out }: AccountsNoteProps): ReactNode {
  const locked = targets.filter((one) => one.locked);
  return (
    <>
      {locked.map((one) => (
        <p key={one.publication_id} className="muted">
          <Trans>
            {nameOf(one)} stays as it is. {one.locked}
          </Trans>
        </p>
      ))}
      {left.length > 0 && (
        <p className="muted">
          <Trans>
            {listText(left.map(nameOf))} can’t be reached right now. It stays in the post, with your changes.
          </Trans>
        </p>
      )}
      {out.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t`Saving removes ${listText(out.map(nameOf))} from this post.`}
        />
      )}
    </>
  );
}
