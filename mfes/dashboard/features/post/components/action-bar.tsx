import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type Action, type ActionTarget, listTargets } from '../actions.ts';

interface Words {
  readonly shown: string;
  /** For screen reader users; begins with the visible label. */
  readonly full: string;
}

const WORDS: Readonly<Record<Exclude<Action, 'take-down'>, string>> = {
  retry: t`Try again`,
  publish: t`Publish now`,
  edit: t`Edit text`,
  reschedule: t`Reschedule`,
  cancel: t`Cancel post`,
  delete: t`Delete post`,
};

/** Names an action on a whole post that applies to these targets. */
export const wordsOf = (action: Action, among: readonly Pick<ActionTarget, 'platform'>[]): string =>
  action === 'take-down' ? t`Delete from ${{ networks: listTargets(among) }}` : WORDS[action];

/** The same in a row of a list, which is a post's. */
export function rowWordsOf(action: Action, among: readonly Pick<ActionTarget, 'platform'>[]): string {
  if (action === 'cancel') return t({ message: 'Cancel', context: 'post' });
  return action === 'delete' ? t`Delete` : wordsOf(action, among);
}

const FOR_ONE: Readonly<Record<Action, (network: string) => Words>> = {
  retry: (network) => ({ shown: t`Try again`, full: t`Try again on ${network}` }),
  publish: (network) => ({ shown: t`Publish now`, full: t`Publish now on ${network}` }),
  edit: (network) => ({ shown: t`Edit text`, full: t`Edit text for ${network}` }),
  reschedule: (network) => ({ shown: t`Reschedule`, full: t`Reschedule for ${network}` }),
  // A user who reads "Cancel post" next to one target may think of all of them.
  cancel: (network) => ({ shown: t`Cancel on ${network}`, full: t`Cancel on ${network}` }),
  'take-down': (network) => ({ shown: t`Delete from ${network}`, full: t`Delete from ${network}` }),
  delete: (network) => ({ shown: t`Delete`, full: t`Delete from Carillon for ${network}` }),
};

function wordsFor(action: Action, { network, among }: Pick<ActionBarProps, 'network' | 'among'>): Words {
  if (network !== null) return FOR_ONE[action](network);
  const words = wordsOf(action, among(action));
  return { shown: words, full: words };
}

interface ActionBarProps {
  readonly actions: readonly Action[];
  /** The network that they are about; null for the whole post. */
  readonly network: string | null;
  /** The targets that an action would be done to. */
  among(action: Action): readonly ActionTarget[];
  /** The action that is under way here. */
  readonly running: Action | null;
  readonly busy: boolean;
  /** Buttons beside them, before Delete. */
  readonly more?: ReactNode;
  onAction(action: Action): void;
}

/** Offers the possible actions, and nothing else. */
export function ActionBar({
  actions,
  network,
  among,
  running,
  busy,
  more,
  onAction,
}: ActionBarProps): ReactNode {
  if (actions.length === 0 && !more) return null;
  const button = (action: Action): ReactNode => {
    const { shown, full } = wordsFor(action, { network, among });
    return (
      <Button
        key={action}
        danger={action === 'delete' || action === 'take-down'}
        className={action === 'delete' ? 'dash-delete' : undefined}
        type={action === 'retry' ? 'primary' : action === 'delete' ? 'text' : 'default'}
        loading={running === action}
        disabled={busy && running !== action}
        aria-label={full}
        onClick={() => onAction(action)}
      >
        {shown}
      </Button>
    );
  };
  return (
    <fieldset className="dash-actions" aria-label={network ?? t`The whole post`}>
      {actions.filter((action) => action !== 'delete').map(button)}
      {more}
      {actions.includes('delete') && button('delete')}
    </fieldset>
  );
}
