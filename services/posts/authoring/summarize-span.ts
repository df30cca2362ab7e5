import { isOpen } from '@carillon/contracts/domain/attention.ts';
import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { PLANNED_AT_ONCE } from '@carillon/contracts/http/posts/list-planned.ts';
import {
  type summarizeSpan as contract,
  PLANNED_IN_SUMMARY,
} from '@carillon/contracts/http/posts/summarize-span.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: Pick<PublicationStore, 'planned'> };
}

interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** What became of what was due within a window; up to as much as a calendar shows at once. */
export async function summarizeSpan(
  { stores }: Deps,
  workspaceId: string,
  span: Span,
): Promise<ReplyOf<typeof contract>> {
  const { publications } = await stores.publications.planned(workspaceId, span, null, PLANNED_AT_ONCE);
  const count = (status: string): number => publications.filter((one) => one.status === status).length;
  const planned = publications.filter(({ status }) => isOpen(status));
  return {
    published: count('published'),
    failed: count('failed'),
    planned: planned.length,
    first: planned.slice(0, PLANNED_IN_SUMMARY).map(({ postId, platform, targetName, content, dueAt }) => ({
      ...{ post_id: postId, platform, target_name: targetName },
      ...{ words: firstWords(content), due_at: dueAt.toISOString() },
    })),
  };
}
