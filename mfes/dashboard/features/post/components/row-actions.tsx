import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import {
  actionErrorText,
  ConnectTargetButton,
  type Disconnected,
  isDisconnected,
} from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type Action, type ActionTarget, actionsFor, selectConcerned } from '../actions.ts';
import { failedTo, useCommands } from '../api/use-commands.ts';
import { rowWordsOf, wordsOf } from './action-bar.tsx';
import { type RowDialog, rowOf } from './use-row-dialog.tsx';

interface RowActionsProps {
  readonly postId: string;
  readonly text: string;
  readonly targets: readonly ActionTarget[];
  readonly disconnected: Disconnected;
  readonly rowDialog: RowDialog;
  /** How many actions fit, besides connecting; the post's page has them all. */
  readonly most?: number;
}

const LIMIT = 3;

/** Offers the likeliest actions on a post, from its row in the list. */
export function RowActions({
  postId,
  text,
  targets,
  disconnected,
  rowDialog,
  most = LIMIT,
}: RowActionsProps): ReactNode {
  const ownCommands = useCommands(postId);
  const commands = rowDialog.closedOf(targets) ?? ownCommands;
  const lostTargets = filterLost(targets, disconnected);
  const actions = filterOffered(actionsFor(targets, disconnected)).slice(0, most);
  const start = (action: Action): void => {
    const among = selectConcerned(action, targets, disconnected);
    ownCommands.reset();
    // To send again what certainly is not out needs no question.
    if (action !== 'retry' || among.some(({ may_be_out }) => may_be_out))
      return rowDialog.ask(postId, action, targets);
    rowDialog.forget(postId);
    void ownCommands.run({ action, targets: among }).then((outcome) => outcome && rowOf(postId)?.focus());
  };
  const name = firstWords(text);
  if (actions.length + lostTargets.length === 0) return null;
  return (
    <fieldset className="dash-row-actions" aria-label={name ? t`Actions: ${name}` : t`Actions`}>
      {lostTargets.map((target) => (
        <ConnectTargetButton key={target.platform + target.target_id} target={target} />
      ))}
      {actions
        .map((action) => ({ action, among: selectConcerned(action, targets, disconnected) }))
        .map(({ action, among }) => (
          <Button
            key={action}
            type="text"
            className={action === 'retry' || action === 'publish' ? 'main' : undefined}
            loading={ownCommands.busy && ownCommands.command?.action === action}
            disabled={ownCommands.busy}
            aria-label={name ? `${wordsOf(action, among)}: ${name}` : wordsOf(action, among)}
            onClick={() => start(action)}
          >
            {rowWordsOf(action, among)}
          </Button>
        ))}
      {commands.error && commands.command && (
        <p role="alert" className="dash-error">
          {failedTo(commands.command.action)}: {actionErrorText(commands.error)}
        </p>
      )}
      {commands.refused.length > 0 && (
        <p role="alert" className="dash-warning">
          {commands.refused.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

/** One publication of each network or target that has to be reconnected before publishing. */
function filterLost(targets: readonly ActionTarget[], disconnected: Disconnected): ActionTarget[] {
  const lostTargets = targets.filter(
    (one) =>
      one.status === 'scheduled' &&
      one.waiting_for !== null &&
      (one.waiting_for === 'connection' || isDisconnected(one, disconnected)),
  );
  const nameOf = ({ platform, target_id }: ActionTarget): string =>
    disconnected.get(platform)?.size === 0 ? platform : `${platform} ${target_id}`;
  return [...new Map(lostTargets.map((one) => [nameOf(one), one])).values()];
}

/**
 * Picks the actions for a row: edit or delete failed posts; publish, move or stop planned ones. The rest is on the
 * post's page.
 */
function filterOffered(actions: readonly Action[]): Action[] {
  if (actions.includes('retry')) return actions.filter((one) => one !== 'reschedule' && one !== 'publish');
  const plannedActions = actions.filter(
    (one) => one === 'publish' || one === 'reschedule' || one === 'cancel',
  );
  return plannedActions.length > 0
    ? plannedActions
    : actions.filter((one) => one === 'take-down' || one === 'delete');
}
