import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { draftName, useAccountZone, useMay, useNow } from '@carillon/sdk/index.ts';
import { StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { factsOf } from '../describe-draft.ts';

interface DraftItemProps {
  readonly draft: DraftSummary;
  /** "By Bob"; null where that needs no saying. */
  readonly author: string | null;
}

/** A draft in a short list: its name, which leads into it, and its facts. */
export function DraftItem({ draft, author }: DraftItemProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const mayWrite = useMay(saveDraft);
  const name = draftName(draft);
  return (
    <li>
      {mayWrite ? (
        <a href={`/create-post?draft=${draft.id}`} className="dash-post-text">
          {name}
        </a>
      ) : (
        <span className="dash-post-text">{name}</span>
      )}
      <span className="dash-now-facts">
        {draft.review && <StatusTag status={draft.review.status} />}
        <span className="dash-now-why">{factsOf(draft, author, zone, now)}</span>
      </span>
    </li>
  );
}
