import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { Dialog, listText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { ActionTarget } from '../actions.ts';
import { type BulkOutcome, useBulk } from '../api/use-bulk.ts';
import type { BulkAction, BulkRow, Move } from '../bulk.ts';
import { counted } from '../bulk-words.ts';
import { MoveChoice } from './move-choice.tsx';

interface BulkDialogProps {
  readonly action: BulkAction;
  /** The posts that it can be done to. */
  readonly rows: readonly BulkRow[];
  /** How many were selected. */
  readonly selected: number;
  allOf(postId: string): readonly ActionTarget[];
  onClose(): void;
  /** It was done to some. */
  onDone(): void;
}

const VERBS: Readonly<Record<BulkAction, string>> = {
  reschedule: 'Move',
  retry: 'Try again',
  cancel: 'Cancel',
  delete: 'Delete',
};
const EFFECTS: Readonly<Record<BulkAction, string>> = {
  reschedule: 'Each post stays scheduled, at its new time.',
  retry: 'Each post is published again on the networks where it failed.',
  cancel: 'They won’t be published. They stay in the list as canceled.',
  delete:
    'Deletes the posts and their history from Carillon on all networks, including networks that the filters hide. Published posts stay on the networks. This can’t be undone.',
};
const NAMED = 5;

/** Asks once before many posts are changed, then says what happened to each. */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { action, rows, selected, allOf, onClose, onDone } = props;
  const bulk = useBulk();
  const [begun, setBegun] = useState(false);
  const [move, setMove] = useState<Move | null>(null);
  const out = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    if (begun) onDone();
    onClose();
  };
  const start = (): void => {
    setBegun(true);
    void bulk.run({ action, rows, move, allOf });
  };
  const name =
    action === 'retry' ? `Try ${counted(rows.length)} again` : `${VERBS[action]} ${counted(rows.length)}`;
  return (
    <Dialog
      title={begun ? name : `${name}?`}
      width={action === 'reschedule' && !begun ? 640 : 520}
      first={out}
      busy={bulk.busy}
      home={() => document.getElementById('posts')}
      onClose={close}
      actions={
        begun ? (
          bulk.busy ? (
            <Button onClick={bulk.stop}>Stop</Button>
          ) : (
            <Button type="primary" onClick={close}>
              Done
            </Button>
          )
        ) : (
          <>
            <Button ref={out} onClick={close}>
              Keep as they are
            </Button>
            <Button
              type="primary"
              danger={action === 'cancel' || action === 'delete'}
              disabled={action === 'reschedule' && move === null}
              onClick={start}
            >
              {name}
            </Button>
          </>
        )
      }
    >
      {begun ? (
        <Outcomes outcomes={bulk.outcomes} total={rows.length} busy={bulk.busy} />
      ) : (
        <>
          <p>{EFFECTS[action]}</p>
          {action === 'reschedule' && <MoveChoice rows={rows} onChange={setMove} />}
          <ul className="posts-names">
            {rows.slice(0, NAMED).map(({ postId, text }) => (
              <li key={postId}>{nameOf(text)}</li>
            ))}
            {rows.length > NAMED && <li>and {rows.length - NAMED} more</li>}
          </ul>
          {selected > rows.length && (
            <p className="muted">{counted(selected - rows.length)} you selected can’t be changed this way.</p>
          )}
        </>
      )}
    </Dialog>
  );
}

interface OutcomesProps {
  readonly outcomes: readonly BulkOutcome[];
  readonly total: number;
  readonly busy: boolean;
}

function Outcomes({ outcomes, total, busy }: OutcomesProps): ReactNode {
  const failed = outcomes.filter(({ done }) => !done).length;
  const left = total - outcomes.length;
  const summary = [
    `${counted(outcomes.length - failed)} changed`,
    failed > 0 && `${counted(failed)} not changed`,
    left > 0 && `${counted(left)} left as they were`,
  ].filter((part) => part !== false);
  return (
    <>
      <p role="status">{busy ? `${outcomes.length} of ${counted(total)} done…` : `${listText(summary)}.`}</p>
      <ul className="posts-outcomes">
        {outcomes.map(({ postId, text, done, words }) => (
          <li key={postId}>
            <strong>{nameOf(text)}</strong>
            <span className={done ? 'muted' : 'posts-refused'}>
              {done ? '' : 'Not changed: '}
              {words.join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = (text: string): string => firstWords(text) ?? 'Post without text';
