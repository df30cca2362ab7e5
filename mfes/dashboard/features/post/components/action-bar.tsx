import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Action } from '../actions.ts';

const WORDS: Readonly<Record<Action, string>> = {
  retry: 'Try again',
  edit: 'Edit text',
  reschedule: 'Reschedule',
  cancel: 'Cancel',
  delete: 'Delete',
};

interface ActionBarProps {
  readonly actions: readonly Action[];
  /** What they are about, such as "on LinkedIn"; comes after each button's words for those who hear them. */
  readonly about: string;
  /** The action that is under way here. */
  readonly running: Action | null;
  readonly busy: boolean;
  onAction(action: Action): void;
}

/** What can be done, and nothing else. */
export function ActionBar({ actions, about, running, busy, onAction }: ActionBarProps): ReactNode {
  if (actions.length === 0) return null;
  return (
    <div className="dash-actions">
      {actions.map((action) => (
        <Button
          key={action}
          danger={action === 'delete'}
          type={action === 'retry' ? 'primary' : 'default'}
          loading={running === action}
          disabled={busy && running !== action}
          aria-label={`${WORDS[action]} ${about}`}
          onClick={() => onAction(action)}
        >
          {WORDS[action]}
        </Button>
      ))}
    </div>
  );
}
