import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { draftName } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { useDraggable } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DraftFace } from './draft-face.tsx';

interface DraftCardProps {
  readonly draft: DraftSummary;
  /** "By Bob"; null where that needs no saying. */
  readonly author: string | null;
  readonly busy: boolean;
  onOpen(): void;
  onSchedule(): void;
}

/** A draft beside the calendar: dragged to a day or an hour, given a time by a dialog, or opened. */
export function DraftCard({ draft, author, busy, onOpen, onSchedule }: DraftCardProps): ReactNode {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `draft ${draft.id}`,
    data: { draft },
    disabled: busy,
  });
  const name = draftName(draft);
  return (
    <li className={isDragging ? 'dragged' : undefined}>
      <button
        type="button"
        ref={setNodeRef}
        className="planner-draft"
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        onClick={onOpen}
        onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
      >
        <DraftFace draft={draft} author={author} />
      </button>
      <Button type="link" disabled={busy} aria-label={t`Schedule… ${name}`} onClick={onSchedule}>
        <Trans>Schedule…</Trans>
      </Button>
    </li>
  );
}
