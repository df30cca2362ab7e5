import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { Dialog, listText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { ActionTarget } from '../actions.ts';
import { type BulkOutcome, useBulk } from '../api/use-bulk.ts';
import type { BulkAction, BulkRow, Move } from '../bulk.ts';
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

const NAMES: Readonly<Record<BulkAction, (posts: number) => string>> = {
  reschedule: (posts) => plural(posts, { one: 'Move # post', other: 'Move # posts' }),
  retry: (posts) => plural(posts, { one: 'Try # post again', other: 'Try # posts again' }),
  cancel: (posts) => plural(posts, { one: 'Cancel # post', other: 'Cancel # posts' }),
  delete: (posts) => plural(posts, { one: 'Delete # post', other: 'Delete # posts' }),
};
const EFFECTS: Readonly<Record<BulkAction, string>> = {
  reschedule: t`Each post stays scheduled, at its new time.`,
  retry: t`Each post is retried on the networks where it failed.`,
  cancel: t`They won’t be published. They stay in the list as canceled.`,
  delete: t`Deletes the posts and their history from Carillon, including for networks hidden by the filters. Published posts stay on the networks. This can’t be undone.`,
};
const NAMED = 5;

/** Asks once before many posts are changed, then says what happened to each. */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { action, rows, selected, allOf, onClose, onDone } = props;
  const bulk = useBulk();
  const [hasBegun, setHasBegun] = useState(false);
  const [move, setMove] = useState<Move | null>(null);
  const out = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    if (hasBegun) onDone();
    onClose();
  };
  const start = (): void => {
    setHasBegun(true);
    void bulk.run({ action, rows, move, allOf });
  };
  const name = NAMES[action](rows.length);
  return (
    <Dialog
      title={hasBegun ? name : t`${name}?`}
      width={action === 'reschedule' && !hasBegun ? 640 : 520}
      first={out}
      busy={bulk.busy}
      home={() => document.getElementById('posts')}
      onClose={close}
      actions={
        hasBegun ? (
          bulk.busy ? (
            <Button onClick={onFirstClick(bulk.stop)}>
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <Button type="primary" onClick={onFirstClick(close)}>
              <Trans>Done</Trans>
            </Button>
          )
        ) : (
          <>
            <Button ref={out} onClick={close}>
              <Trans>Keep as they are</Trans>
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
      {hasBegun ? (
        <Outcomes outcomes={bulk.outcomes} total={rows.length} busy={bulk.busy} />
      ) : (
        <>
          <p>{EFFECTS[action]}</p>
          {action === 'reschedule' && <MoveChoice rows={rows} onChange={setMove} />}
          <ul className="posts-names">
            {rows.slice(0, NAMED).map(({ postId, text }) => (
              <li key={postId}>{nameOf(text)}</li>
            ))}
            {rows.length > NAMED && (
              <li>{plural({ count: rows.length - NAMED }, { one: 'and # more', other: 'and # more' })}</li>
            )}
          </ul>
          {selected > rows.length && (
            <p className="muted">
              {plural(
                { count: selected - rows.length },
                {
                  one: '# post you selected can’t be changed this way.',
                  other: '# posts you selected can’t be changed this way.',
                },
              )}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Ignores the second click of two, which began on the button that stood there before. */
const onFirstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

interface OutcomesProps {
  readonly outcomes: readonly BulkOutcome[];
  readonly total: number;
  readonly busy: boolean;
}

function Outcomes({ outcomes, total, busy }: OutcomesProps): ReactNode {
  const failed = outcomes.filter(({ done }) => !done).length;
  const finished = outcomes.length;
  const left = total - finished;
  const summary = [
    plural({ count: finished - failed }, { one: '# post changed', other: '# posts changed' }),
    failed > 0 && plural(failed, { one: '# post not changed', other: '# posts not changed' }),
    left > 0 && plural(left, { one: '# post left as it was', other: '# posts left as they were' }),
  ].filter((part) => part !== false);
  return (
    <>
      <p role="status">
        {busy
          ? plural(total, { one: `${finished} of # post done…`, other: `${finished} of # posts done…` })
          : `${listText(summary)}.`}
      </p>
      <ul className="posts-outcomes">
        {outcomes.map(({ postId, text, done, words }) => (
          <li key={postId}>
            <strong>{nameOf(text)}</strong>
            <span className={done ? 'muted' : 'posts-refused'}>
              {done ? words.join(' ') : t`Not changed: ${{ reason: words.join(' ') }}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = (text: string): string => firstWords(text) ?? t`Post without text`;
