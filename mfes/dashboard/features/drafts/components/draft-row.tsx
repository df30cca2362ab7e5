import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { draftName, useAccountZone, useMay, useNow } from '@carillon/sdk/index.ts';
import { Button, StatusTag } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { factsOf } from '../describe-draft.ts';

interface DraftRowProps {
  readonly draft: DraftSummary;
  /** "By Bob"; null where that needs no saying. */
  readonly author: string | null;
  /** The user may approve it. */
  readonly waits?: boolean;
  /** The checkbox, where drafts are selected. */
  readonly select?: ReactNode;
  onDelete(): void;
}

/** One draft, and the way back into it. */
export function DraftRow({ draft, author, waits = false, select, onDelete }: DraftRowProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const mayWrite = useMay(saveDraft);
  const name = draftName(draft);
  const action = waits ? t`Review` : t({ message: 'Continue', context: 'draft' });
  const place = `/create-post?draft=${draft.id}`;
  return (
    <li className="dash-post">
      {select}
      {draft.picture && <Thumbnail picture={draft.picture} />}
      <div className="dash-post-body">
        {mayWrite ? (
          <a href={place} className="dash-post-text">
            {name}
          </a>
        ) : (
          <span className="dash-post-text">{name}</span>
        )}
        {draft.review && !waits && <StatusTag status={draft.review.status} />}
        <p className="muted">{factsOf(draft, author, zone, now)}</p>
        {mayWrite && (
          <div className="dash-row-actions">
            <a href={place} aria-label={`${action}: ${name}`} className="ant-btn ant-btn-text main">
              {action}
            </a>
            <Button type="text" aria-label={t`Delete the draft: ${name}`} onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
