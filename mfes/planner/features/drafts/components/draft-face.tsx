import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { draftName, listText } from '@carillon/sdk/index.ts';
import { NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface DraftFaceProps {
  readonly draft: DraftSummary;
  /** "By Bob"; null where that needs no saying. */
  readonly author?: string | null;
}

/** A draft at a glance: its networks, its first words, who began it, its picture. */
export function DraftFace({ draft, author }: DraftFaceProps): ReactNode {
  const { platforms, picture, review } = draft;
  return (
    <>
      <span className="planner-words">{draftName(draft)}</span>
      {review && <StatusTag status={review.status} />}
      {picture?.kind === 'image' && <img src={picture.url} alt="" loading="lazy" draggable={false} />}
      {author && <bdi className="muted planner-author">{author}</bdi>}
      {platforms.length > 0 && (
        <span className="planner-badges">
          {platforms.map((platform) => (
            <NetworkBadge key={platform} network={platform} size={16} />
          ))}
          <span className="visually-hidden">, {listText(platforms.map(labelOf))}</span>
        </span>
      )}
    </>
  );
}
