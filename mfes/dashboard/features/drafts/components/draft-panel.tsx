import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { Drafts } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NowPanel } from '../../../lib/now-panel.tsx';
import { DraftItem } from './draft-item.tsx';

const FEW = 5;

interface DraftPanelProps {
  readonly drafts: Drafts;
  /** Listed elsewhere on the page. */
  readonly without: readonly DraftSummary[];
  authorOf(id: string | null): string | null;
}

/** The last changed drafts. */
export function DraftPanel({ drafts: draftPages, without, authorOf }: DraftPanelProps): ReactNode {
  const drafts = draftPages.drafts.filter(({ id }) => !without.some((one) => one.id === id));
  const isLost = draftPages.isError && draftPages.drafts.length === 0;
  if (drafts.length === 0 && !isLost) return null;
  return (
    <NowPanel
      id="drafts"
      title={t`Drafts`}
      count={isLost ? null : `${drafts.length}${draftPages.hasNextPage ? '+' : ''}`}
      all="/posts?status=drafts"
    >
      {isLost ? (
        <p role="alert" className="dash-error">
          <Trans>Couldn’t load your drafts. They’re safe on the server.</Trans>
          <Button type="link" onClick={() => void draftPages.refetch()}>
            <Trans>Reload drafts</Trans>
          </Button>
        </p>
      ) : (
        <ul className="dash-now">
          {drafts.slice(0, FEW).map((draft) => (
            <DraftItem key={draft.id} draft={draft} author={authorOf(draft.created_by)} />
          ))}
        </ul>
      )}
    </NowPanel>
  );
}
