import type { QueueMove } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import { actionErrorText, Dialog, dayAndTime } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface MovesDialogProps {
  readonly account: string;
  readonly moves: readonly QueueMove[];
  readonly timezone: string;
  readonly busy: boolean;
  readonly error: Error | null;
  onClose(): void;
  /** `move`: whether the posts move, or keep their times. */
  onSave(move: boolean): void;
}

/** Shows which posts the changed slots move in the queue, before anything is changed. */
export function MovesDialog(props: MovesDialogProps): ReactNode {
  const { account, moves, timezone, busy, error, onClose, onSave } = props;
  const at = (due: string): string => dayAndTime(new Date(due), timezone);
  return (
    <Dialog
      title={plural(moves.length, { one: 'These slots move one post', other: 'These slots move # posts' })}
      width={640}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={busy} onClick={() => onSave(false)}>
            <Trans>Save and keep their times</Trans>
          </Button>
          <Button type="primary" loading={busy} onClick={() => onSave(true)}>
            <Trans>Save and move</Trans>
          </Button>
        </>
      }
    >
      {error && <Alert type="error" showIcon role="alert" title={actionErrorText(error)} />}
      <p>
        <Trans>
          Queued posts for {account} keep their order and move to the new slots. Nothing changes until you
          save.
        </Trans>
      </p>
      <ul className="queue-moves" aria-label={t`Posts that move`}>
        {moves.map((one) => (
          <li key={one.id}>
            <strong>{one.words ?? t`Post without text`}</strong>
            <Times before={at(one.due_at)} after={at(one.to.due_at)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const Times = ({ before, after }: { before: string; after: string }): ReactNode => (
  <span className="tabular">
    <Trans>
      <s>
        <span className="visually-hidden">from </span>
        {before}
      </s>{' '}
      <span aria-hidden="true" className="pointing">
        →
      </span>
      <span className="visually-hidden">to</span> {after}
    </Trans>
  </span>
);
