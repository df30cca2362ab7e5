import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import {
  draftName,
  relativeTime,
  ShowMore,
  shortTime,
  useAccountZone,
  useAuthors,
  useDrafts,
  useMore,
  useNow,
  useWaitingDrafts,
} from '@carillon/sdk/index.ts';
import { Button, ErrorState, StatusTag } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { PAGE } from '../api/use-opened-draft.ts';
import type { UnsavedDraft, UnsavedDrafts } from '../model/unsaved-drafts.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface DraftListProps {
  /** The one that is open, which is not in the list. */
  readonly current: string;
  readonly unsaved: UnsavedDrafts;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly changed: Date;
  readonly onServer: boolean;
  readonly review: DraftSummary['review'];
  /** The name of the user who began it. Null if unknown. */
  readonly by: string | null;
}

const FEW = 5;

/** The other drafts, to open or to delete. */
export function DraftList({ current, unsaved }: DraftListProps): ReactNode {
  const { drafts, waiting, error, refetch, ...pages } = useDrafts();
  const toReview = useWaitingDrafts(waiting).filter(({ id }) => id !== current);
  const [all, setAll] = useState(false);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ask = useMore(list);
  const authorOf = useAuthors(drafts.length + toReview.length > 0);
  const reviewed = new Set(toReview.map(({ id }) => id));
  const rows = rowsOf(drafts, unsaved.list()).filter(({ id }) => id !== current && !reviewed.has(id));
  const isWhole = all || rows.length <= FEW;
  const next = {
    ...pages,
    fetchNextPage: () => {
      setAll(true);
      return pages.fetchNextPage();
    },
  };
  if (rows.length === 0 && toReview.length === 0 && !error) return null;
  return (
    <section className="panel composer-drafts" aria-labelledby="drafts">
      <h2 ref={heading} id="drafts" tabIndex={-1}>
        <Trans>Drafts</Trans>
      </h2>
      {error && rows.length === 0 && (
        <ErrorState title={t`Couldn’t load your other drafts.`} onRetry={() => void refetch()}>
          <Trans>They’re safe on the server.</Trans>
        </ErrorState>
      )}
      {toReview.length > 0 && (
        <>
          <h3>
            <Trans>Waiting for approval</Trans> <span className="muted tabular">{waiting}</span>
          </h3>
          <ul>
            {rowsOf(toReview, []).map((row) => (
              <DraftRow key={row.id} row={row} author={authorOf(row.by)} onDelete={() => setDeleting(row)} />
            ))}
          </ul>
          {rows.length > 0 && (
            <h3>
              <Trans>Other drafts</Trans>
            </h3>
          )}
        </>
      )}
      <ul ref={list}>
        {(isWhole ? rows : rows.slice(0, FEW)).map((row) => (
          <DraftRow key={row.id} row={row} author={authorOf(row.by)} onDelete={() => setDeleting(row)} />
        ))}
      </ul>
      {isWhole ? (
        <ShowMore query={next} list={list} what={t`Older drafts`} failure={t`Couldn’t load older drafts.`} />
      ) : (
        <Button type="link" onClick={() => ask(() => setAll(true))}>
          <Trans>Show more drafts</Trans>
        </Button>
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          name={deleting.name}
          home={() => heading.current}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            unsaved.forget(deleting.id);
            setDeleting(null);
          }}
        />
      )}
    </section>
  );
}

interface DraftRowProps {
  readonly row: Row;
  /** "By Bob"; null where that needs no saying. */
  readonly author: string | null;
  onDelete(): void;
}

function DraftRow({ row, author, onDelete }: DraftRowProps): ReactNode {
  const { id, name, changed, onServer, review } = row;
  const zone = useAccountZone();
  const now = useNow();
  const when = relativeTime(changed, now, zone) ?? shortTime(changed, zone, now);
  return (
    <li>
      <div>
        <a href={`${PAGE}?draft=${id}`}>{name}</a>
        {review && <StatusTag status={review.status} />}
        <p className="muted">
          {author
            ? t`${author} · changed ${when}`
            : onServer
              ? t`Changed ${when}`
              : t`In this browser only, changed ${when}`}
        </p>
      </div>
      <Button type="text" onClick={onDelete} aria-label={t`Delete the draft ${name}`}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}

/** Returns the rows, with drafts that exist only in this browser first. */
function rowsOf(drafts: readonly DraftSummary[], unsaved: readonly UnsavedDraft[]): Row[] {
  const localRows = unsaved.map(
    ({ id, content: { topic, post }, at }): Row => ({
      id,
      name: draftName({ text: post?.text ?? '', topic }),
      changed: new Date(at),
      onServer: false,
      review: null,
      by: null,
    }),
  );
  const storedRows = drafts
    .filter(({ id }) => !localRows.some((one) => one.id === id))
    .map(
      ({ id, text, topic, updated_at, review, created_by }): Row => ({
        id,
        name: draftName({ text, topic }),
        changed: new Date(updated_at),
        onServer: true,
        review,
        by: created_by,
      }),
    );
  return [...localRows, ...storedRows];
}
