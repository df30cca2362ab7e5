import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { type Drafts, ShowMore, useAuthors, useMore, useWaitingDrafts } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { DeleteDraftDialog } from './draft-dialogs.ts';
import { DraftRow } from './draft-row.tsx';

/** More would push upcoming posts off the screen. */
const FEW = 3;

interface DraftGroupProps {
  readonly drafts: Drafts;
}

/** Lists the last changed drafts, to continue or to delete. */
export function DraftGroup({ drafts: draftPages }: DraftGroupProps): ReactNode {
  const { drafts: loadedDrafts, waiting, ...pages } = draftPages;
  const toReview = useWaitingDrafts(waiting);
  const drafts = loadedDrafts.filter(({ id }) => !toReview.some((one) => one.id === id));
  const authorOf = useAuthors(loadedDrafts.length + toReview.length > 0);
  const [all, setAll] = useState(false);
  const [deleting, setDeleting] = useState<DraftSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ask = useMore(list);
  if (pages.isError && loadedDrafts.length === 0)
    return (
      <p role="alert" className="dash-error">
        <Trans>Couldn’t load your drafts. They’re safe on the server.</Trans>
        <Button type="link" onClick={() => void pages.refetch()}>
          <Trans>Reload drafts</Trans>
        </Button>
      </p>
    );
  const isWhole = all || drafts.length <= FEW;
  const next = {
    ...pages,
    fetchNextPage: () => {
      setAll(true);
      return pages.fetchNextPage();
    },
  };
  return (
    <section aria-labelledby="drafts" className="dash-group">
      {toReview.length > 0 && (
        <>
          <h2>
            <Trans>Waiting for your approval</Trans>{' '}
            <span className="muted tabular">{Math.max(waiting, toReview.length)}</span>
          </h2>
          {waiting > toReview.length && (
            <p className="muted">
              {plural(
                { count: toReview.length },
                {
                  one: 'Only the most recently changed one is shown.',
                  other: 'The # most recently changed are shown.',
                },
              )}
            </p>
          )}
          <ul className="panel dash-posts">
            {toReview.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                author={authorOf(draft.created_by)}
                waits
                onDelete={() => setDeleting(draft)}
              />
            ))}
          </ul>
        </>
      )}
      {(drafts.length > 0 || toReview.length === 0) && (
        <>
          <h2 id="drafts" ref={heading} tabIndex={-1}>
            <Trans>Drafts</Trans>{' '}
            <span className="muted tabular">{`${drafts.length}${pages.hasNextPage ? '+' : ''}`}</span>
          </h2>
          <ul className="panel dash-posts" ref={list}>
            {(isWhole ? drafts : drafts.slice(0, FEW)).map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                author={authorOf(draft.created_by)}
                onDelete={() => setDeleting(draft)}
              />
            ))}
          </ul>
        </>
      )}
      {isWhole ? (
        <ShowMore query={next} list={list} what={t`Older drafts`} failure={t`Couldn’t load older drafts.`} />
      ) : (
        <Button onClick={() => ask(() => setAll(true))}>
          {t`Show more drafts (${{ left: drafts.length - FEW }} left)`}
        </Button>
      )}
      {deleting && (
        <DeleteDraftDialog draft={deleting} home={() => heading.current} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
}
