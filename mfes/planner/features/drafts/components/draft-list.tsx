import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { QueryView, ShowMore, useAuthors, useDrafts, useShell } from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { DraftCard } from './draft-card.tsx';

interface DraftListProps {
  readonly busy: boolean;
  onSchedule(draft: DraftSummary): void;
}

export function DraftList({ busy, onSchedule }: DraftListProps): ReactNode {
  const shell = useShell();
  const { drafts, ...query } = useDrafts();
  const list = useRef<HTMLUListElement>(null);
  const authorOf = useAuthors(drafts.length > 0);
  return (
    <QueryView
      query={query}
      level={3}
      failed={t`Couldn’t load your drafts`}
      safe={t`They’re safe on the server.`}
      rows={4}
    >
      {() =>
        drafts.length === 0 ? (
          <EmptyState
            level={3}
            title={t`No drafts`}
            action={
              <a href="/create-post">
                <Trans>Write a post</Trans>
              </a>
            }
          >
            <Trans>Your drafts stay here until you publish or schedule them.</Trans>
          </EmptyState>
        ) : (
          <>
            <ul ref={list} className="planner-drafts">
              {drafts.map((draft) => (
                <DraftCard
                  key={draft.id}
                  draft={draft}
                  author={authorOf(draft.created_by)}
                  busy={busy}
                  onOpen={() => shell.navigate(`/create-post?draft=${draft.id}`)}
                  onSchedule={() => onSchedule(draft)}
                />
              ))}
            </ul>
            <ShowMore
              query={query}
              list={list}
              what={t`Older drafts`}
              failure={t`Couldn’t load older drafts.`}
            />
          </>
        )
      }
    </QueryView>
  );
}
