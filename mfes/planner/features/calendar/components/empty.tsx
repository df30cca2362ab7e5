import { Button, EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly filtered: boolean;
  readonly mayWrite: boolean;
  onClear(): void;
}

/** Why nothing is shown, and what to do about it. */
export function Empty({ filtered, mayWrite, onClear }: EmptyProps): ReactNode {
  if (filtered)
    return (
      <EmptyState
        level={2}
        title={t`Nothing matches these filters`}
        action={
          <Button onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Posts that don’t match the filters are hidden.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title={t`Nothing scheduled for these days`}
      action={
        mayWrite && (
          <a href="/create-post">
            <Trans>Write a post</Trans>
          </a>
        )
      }
    >
      {mayWrite ? t`Choose a day to write a post for it.` : t`Scheduled posts appear on their day.`}
    </EmptyState>
  );
}
