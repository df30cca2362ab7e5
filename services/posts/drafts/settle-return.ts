import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Draft } from '../domain/draft.ts';
import { settledDraft } from '../domain/draft-of-post.ts';
import type { Publication } from '../domain/publication.ts';
import { commandEach } from '../posts/command-post.ts';
import { findOwnPost, type OwnDeps } from '../posts/find-own-post.ts';
import type { DraftStore } from '../stores/drafts.ts';
import { createDraftSentError } from './draft-conflict.ts';

export interface SettleDeps extends OwnDeps {
  readonly stores: OwnDeps['stores'] & { readonly drafts: DraftStore };
}

export interface SettledReturn {
  readonly draft: Draft;
  /** Planned publications that were stopped. */
  readonly stopped: readonly Publication[];
  /** Publications that a worker had taken by then. */
  readonly refused: readonly Publication[];
}

const TRIES = 5;

/**
 * Goes on with taking the post out of the schedule whose place a draft takes, wherever an earlier call ended: each of its
 * publications is canceled by compare-and-set and taken off the list, then the draft is for those, and can be sent.
 * @throws AppError `not_found`, `conflict`, `draft_sent`
 */
export async function settleReturn(deps: SettleDeps, draft: Draft): Promise<SettledReturn> {
  const { takenFrom, workspaceId } = draft;
  if (!takenFrom) return { draft, stopped: [], refused: [] };
  const { publications } = await findOwnPost(deps, takenFrom.postId, workspaceId);
  const plannedPublications = publications.filter(({ id }) => takenFrom.publications.includes(id));
  const { done: stopped, refused } = await commandEach(deps, plannedPublications, { type: 'cancel' });
  if (stopped.length > 0) {
    const others = publications.filter(
      (one) => one.status === 'canceled' && !plannedPublications.includes(one),
    );
    await commandEach(deps, [...stopped, ...others], { type: 'remove' });
  }
  const ids = new Set(stopped.map(({ id }) => id));
  return {
    draft: await markSettled(deps, draft, (current) => settledDraft(current, takenFrom, publications, ids)),
    stopped,
    refused: refused.map(({ publication }) => publication),
  };
}

/** Over whatever is saved in it at the same time. */
async function markSettled(
  { stores: { drafts, posts } }: SettleDeps,
  draft: Draft,
  settle: (current: Draft) => Draft,
): Promise<Draft> {
  let current: Draft | null = draft;
  for (let tries = 0; current && tries < TRIES; tries++) {
    if (current.takenFrom?.isDone) return current;
    const next = settle(current);
    if (await drafts.replace(next, current.version)) return next;
    current = await drafts.find(draft.id, draft.workspaceId);
  }
  if (!current && (await posts.find(draft.id, draft.workspaceId))) throw createDraftSentError(draft.id);
  throw new AppError('conflict', { message: CHANGED });
}

const CHANGED = sentence`The draft was changed or deleted in another tab or by someone else. Try again.`;
