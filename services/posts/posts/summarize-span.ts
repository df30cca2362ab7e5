import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import {
  type summarizeSpan as contract,
  PLANNED_IN_SUMMARY,
} from '@carillon/contracts/http/posts/summarize-span.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: Pick<PublicationStore, 'planned' | 'countDue'> };
}

interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Something still happens to it. */
const OPEN = ['scheduled', 'publishing'] as const;

/** Summarizes the results of publications due within a window, and the first ones still to come. */
export async function summarizeSpan(
  { stores: { publications } }: Deps,
  workspaceId: string,
  { from, until }: Span,
): Promise<ReplyOf<typeof contract>> {
  const [counts, first] = await Promise.all([
    publications.countDue(workspaceId, from, until),
    publications.planned(workspaceId, { from, until, statuses: [...OPEN] }, null, PLANNED_IN_SUMMARY),
  ]);
  const count = (...statuses: readonly (keyof typeof counts)[]): number =>
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return {
    published: count('published'),
    failed: count('failed'),
    planned: count(...OPEN),
    first: first.publications.map(({ postId, platform, targetName, content, dueAt }) => ({
      post_id: postId,
      platform,
      target_name: targetName,
      words: firstWords(content),
      due_at: dueAt.toISOString(),
    })),
  };
}
