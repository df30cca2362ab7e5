import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';

/** Those of the loaded drafts that have the text in their topic or in the first lines that the list has of them. */
export function findDrafts(drafts: readonly DraftSummary[], text: string): readonly DraftSummary[] {
  const searchText = text.trim().toLowerCase();
  if (!searchText) return drafts;
  return drafts.filter((draft) => `${draft.topic}\n${draft.text}`.toLowerCase().includes(searchText));
}
