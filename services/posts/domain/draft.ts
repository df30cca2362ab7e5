import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';

/** A post that is being written. */
export interface Draft {
  readonly id: string;
  readonly workspaceId: string;
  /** One more with each write; 1 after the first. */
  readonly version: number;
  readonly content: DraftContent;
  readonly createdBy: string;
  readonly updatedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a writer wants to have written, over the version that it saw. */
export interface DraftWrite {
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string;
  /** 0 for a new draft. */
  readonly seen: number;
  readonly content: DraftContent;
}

export const written = (before: Draft | null, write: DraftWrite, now: Date): Draft => ({
  id: write.id,
  workspaceId: write.workspaceId,
  version: write.seen + 1,
  content: write.content,
  createdBy: before?.createdBy ?? write.userId,
  updatedBy: write.userId,
  createdAt: before?.createdAt ?? now,
  updatedAt: now,
});

/** Whether a write was made already, and its reply was lost. */
export const isRepeat = (draft: Draft, { seen, content }: DraftWrite): boolean =>
  draft.version === seen + 1 && JSON.stringify(draft.content) === JSON.stringify(content);
