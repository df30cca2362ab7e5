import { listText, serviceText } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { nameOf, type PlannedTarget } from '../model/planned-change.ts';

interface AccountsNoteProps {
  readonly targets: readonly PlannedTarget[];
  readonly left: readonly PlannedTarget[];
  readonly out: readonly PlannedTarget[];
}

/** A note about targets that change without the editor expecting it. */
export function AccountsNote({ targets, left, out }: AccountsNoteProps): ReactNode {
  const locked = targets.filter((one) => one.locked);
  const [count, names] = [left.length, listText(left.map(nameOf))];
  return (
    <>
      {locked.map((one) => (
        <p key={one.publication_id} className="muted">
          {t`${{ account: nameOf(one) }} can’t be changed.`} {serviceText(one.locked ?? '', one.locked_text)}
        </p>
      ))}
      {left.length > 0 && (
        <p className="muted">
          {plural(count, {
            one: `Carillon can’t reach ${names} right now. The account stays selected, and your changes apply to it too.`,
            other: `Carillon can’t reach ${names} right now. The accounts stay selected, and your changes apply to them too.`,
          })}
        </p>
      )}
      {out.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t`Saving removes ${{ accounts: listText(out.map(nameOf)) }} from this post.`}
        />
      )}
    </>
  );
}
