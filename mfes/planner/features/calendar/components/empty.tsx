import { Button, EmptyState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly filtered: boolean;
  readonly mayWrite: boolean;
  onClear(): void;
}

/** Why nothing is shown, and what can be done about it. */
export function Empty({ filtered, mayWrite, onClear }: EmptyProps): ReactNode {
  if (filtered)
    return (
      <EmptyState
        level={2}
        title="Nothing matches these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Posts with another network, account, status or text are hidden.
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title="Nothing is planned here"
      action={mayWrite && <a href="/create-post">Write a post</a>}
    >
      {mayWrite ? 'Choose a day to write a post for it.' : 'Scheduled posts appear on their day.'}
    </EmptyState>
  );
}
