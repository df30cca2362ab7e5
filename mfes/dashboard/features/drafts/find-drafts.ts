import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';

/** The loaded drafts with the text in their topic or in their listed first lines. */
export function findDrafts(drafts: readonly DraftSummary[], text: string): readonly DraftSummary[] {
  const searchText = text.trim().toLowerCase();
  if (!searchText) return drafts;
  return drafts.filter((draft) => `${draft.topic}\n${draft.text}`.toLowerCase().includes(searchText));
}
