import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Action } from '../actions.ts';

const WORDS: Readonly<Record<Action, string>> = {
  retry: 'Try again',
  edit: 'Edit text',
  reschedule: 'Reschedule',
  cancel: 'Cancel post',
  delete: 'Delete post',
};

interface ActionBarProps {
  readonly actions: readonly Action[];
  /** The network that they are about; null for the whole post. Comes after each button's words for those who hear them. */
  readonly network: string | null;
  /** The action that is under way here. */
  readonly running: Action | null;
  readonly busy: boolean;
  onAction(action: Action): void;
}

/** What can be done, and nothing else. */
export function ActionBar({ actions, network, running, busy, onAction }: ActionBarProps): ReactNode {
  if (actions.length === 0) return null;
  return (
    <fieldset className="dash-actions" aria-label={network ?? 'The whole post'}>
      {actions.map((action) => (
        <Button
          key={action}
          danger={action === 'delete'}
          type={action === 'retry' ? 'primary' : 'default'}
          loading={running === action}
          disabled={busy && running !== action}
          aria-label={network ? `${WORDS[action]} on ${network}` : WORDS[action]}
          onClick={() => onAction(action)}
        >
          {WORDS[action]}
        </Button>
      ))}
    </fieldset>
  );
}
