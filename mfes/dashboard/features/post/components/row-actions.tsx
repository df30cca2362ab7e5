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
import { type Action, type ActionTarget, actionsFor, concerned } from '../actions.ts';
import { failedTo, useCommands } from '../api/use-commands.ts';
import { rowWordsOf, wordsOf } from './action-bar.tsx';
import { type RowDialog, rowOf } from './use-row-dialog.tsx';

interface RowActionsProps {
  readonly postId: string;
  readonly text: string;
  readonly targets: readonly ActionTarget[];
  readonly disconnected: Disconnected;
  readonly rowDialog: RowDialog;
  /** How many actions there is room for, besides connecting; the post's page has them all. */
  readonly most?: number;
}

const MOST = 3;

/** What its owner is likeliest to want with a post, from its row in the list. */
export function RowActions({
  postId,
  text,
  targets,
  disconnected,
  rowDialog,
  most = MOST,
}: RowActionsProps): ReactNode {
  const own = useCommands(postId);
  const told = rowDialog.closedOf(targets) ?? own;
  const lost = lostOf(targets, disconnected);
  const actions = offered(actionsFor(targets, disconnected)).slice(0, most);
  const start = (action: Action): void => {
    const among = concerned(action, targets, disconnected);
    own.reset();
    // To send again what certainly is not out needs no question.
    if (action !== 'retry' || among.some(({ may_be_out }) => may_be_out))
      return rowDialog.ask(postId, action, targets);
    rowDialog.forget(postId);
    void own.run({ action, targets: among }).then((outcome) => outcome && rowOf(postId)?.focus());
  };
  const name = firstWords(text);
  if (actions.length + lost.length === 0) return null;
  return (
    <fieldset className="dash-row-actions" aria-label={name ? t`Actions: ${name}` : t`Actions`}>
      {lost.map((target) => (
        <ConnectTargetButton key={target.platform + target.target_id} target={target} />
      ))}
      {actions
        .map((action) => ({ action, among: concerned(action, targets, disconnected) }))
        .map(({ action, among }) => (
          <Button
            key={action}
            type="text"
            className={action === 'retry' || action === 'publish' ? 'main' : undefined}
            loading={own.busy && own.command?.action === action}
            disabled={own.busy}
            aria-label={name ? `${wordsOf(action, among)}: ${name}` : wordsOf(action, among)}
            onClick={() => start(action)}
          >
            {rowWordsOf(action, among)}
          </Button>
        ))}
      {told.error && told.command && (
        <p role="alert" className="dash-error">
          {failedTo(told.command.action)}: {actionErrorText(told.error)}
        </p>
      )}
      {told.refused.length > 0 && (
        <p role="alert" className="dash-warning">
          {told.refused.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

/** One publication of each network or target that has to be connected again for it to go out. */
function lostOf(targets: readonly ActionTarget[], disconnected: Disconnected): ActionTarget[] {
  const lost = targets.filter(
    (one) =>
      one.status === 'scheduled' &&
      one.waiting_for !== null &&
      (one.waiting_for === 'connection' || isDisconnected(one, disconnected)),
  );
  const nameOf = ({ platform, target_id }: ActionTarget): string =>
    disconnected.get(platform)?.size === 0 ? platform : `${platform} ${target_id}`;
  return [...new Map(lost.map((one) => [nameOf(one), one])).values()];
}

/** What went wrong is corrected or taken away; what is planned is published, moved or stopped; the rest is on its page. */
function offered(actions: readonly Action[]): Action[] {
  if (actions.includes('retry')) return actions.filter((one) => one !== 'reschedule' && one !== 'publish');
  const planned = actions.filter((one) => one === 'publish' || one === 'reschedule' || one === 'cancel');
  return planned.length > 0 ? planned : actions.filter((one) => one === 'take-down' || one === 'delete');
}
