import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { type Drafts, draftName, ShowMore, useAuthors, useWaitingDrafts } from '@carillon/sdk/index.ts';
import { Button, Checkbox, EmptyState } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSelection } from '../../../lib/use-selection.ts';
import { findDrafts } from '../find-drafts.ts';
import { DeleteDraftDialog } from './draft-dialogs.ts';
import { DraftRow } from './draft-row.tsx';
import { SelectedDrafts } from './selected-drafts.tsx';

interface DraftListProps {
  readonly drafts: Drafts;
  /** The search text; empty for all. */
  readonly text: string;
  /** The user may delete drafts. */
  readonly canSelect: boolean;
  onClear(): void;
}

/** All drafts, those first that wait for the user's approval; searched, and deleted one by one or many at a time. */
export function DraftList({ drafts: draftPages, text, canSelect, onClear }: DraftListProps): ReactNode {
  const toReview = useWaitingDrafts(draftPages.waiting);
  const loaded = useMemo(
    () => [...toReview, ...draftPages.drafts.filter(({ id }) => !toReview.some((one) => one.id === id))],
    [toReview, draftPages.drafts],
  );
  const matches = useMemo(() => findDrafts(loaded, text), [loaded, text]);
  const ids = useMemo(() => matches.map(({ id }) => id), [matches]);
  const selection = useSelection(ids);
  const authorOf = useAuthors(loaded.length > 0);
  const [deleting, setDeleting] = useState<DraftSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Drafts that other members wait for must be selected one by one.
  const toAll = useMemo(() => ids.filter((id) => !toReview.some((one) => one.id === id)), [ids, toReview]);
  const chosenDrafts = matches.filter(({ id }) => selection.has(id));
  const more = draftPages.hasNextPage ? '+' : '';
  return (
    <section aria-labelledby="drafts" className="dash-group">
      <h2 id="drafts" ref={heading} tabIndex={-1}>
        <Trans>Drafts</Trans> <span className="muted tabular">{`${matches.length}${more}`}</span>
      </h2>
      {text && (
        <p role="status" className="muted">
          {searchedText(loaded.length, draftPages.hasNextPage)}
        </p>
      )}
      {matches.length === 0 ? (
        <EmptyState
          level={2}
          title={t`No matching drafts`}
          action={
            <Button onClick={onClear}>
              <Trans>Clear search</Trans>
            </Button>
          }
        >
          <Trans>Try other words.</Trans>
        </EmptyState>
      ) : (
        <>
          {canSelect && toAll.length > 0 && (
            <div className="posts-head">
              <Checkbox
                checked={toAll.every((id) => selection.has(id))}
                onChange={({ target }) => selection.set(target.checked ? toAll : [])}
              >
                {toAll.length < ids.length
                  ? plural(
                      { count: toAll.length },
                      {
                        one: 'Select # not waiting for approval',
                        other: 'Select all # not waiting for approval',
                      },
                    )
                  : plural(
                      { count: toAll.length },
                      { one: 'Select all # shown', other: 'Select all # shown' },
                    )}
              </Checkbox>
            </div>
          )}
          <ul className="panel dash-posts" ref={list}>
            {matches.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                author={authorOf(draft.created_by)}
                waits={toReview.some(({ id }) => id === draft.id)}
                select={
                  canSelect && (
                    <span className="posts-select">
                      <Checkbox
                        aria-label={t`Select: ${{ name: draftName(draft) }}`}
                        checked={selection.has(draft.id)}
                        onChange={({ target }) => selection.toggle(draft.id, target.checked)}
                      />
                    </span>
                  )
                }
                onDelete={() => setDeleting(draft)}
              />
            ))}
          </ul>
        </>
      )}
      <ShowMore
        query={draftPages}
        list={list}
        what={t`Older drafts`}
        failure={t`Couldn’t load older drafts.`}
      />
      <SelectedDrafts drafts={chosenDrafts} home={() => heading.current} onClear={() => selection.set([])} />
      {deleting && (
        <DeleteDraftDialog draft={deleting} home={() => heading.current} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}

/** The list has only the beginning of each draft, and pages. */
const searchedText = (loaded: number, hasMore: boolean): string =>
  hasMore
    ? plural(loaded, {
        one: 'Searched the topics and first lines of the # draft loaded so far.',
        other: 'Searched the topics and first lines of the # drafts loaded so far.',
      })
    : plural(loaded, {
        one: 'Searched the topics and first lines of # draft.',
        other: 'Searched the topics and first lines of # drafts.',
      });
