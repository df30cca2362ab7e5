import type { ActivityActor, ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { type ActivityRecord, deletedKey, tokenKey, type Who } from '../domain/activity.ts';

/** Lookups that a reader's view needs. */
export interface ViewContext {
  /** The names of users who have an account. */
  readonly names: ReadonlyMap<string, string>;
  /** Acts by their keys. */
  readonly keyed: ReadonlyMap<string, ActivityRecord>;
}

/** An act as a member of the workspace sees it. */
export function viewOf({ id, at, kind, who, facts }: ActivityRecord, context: ViewContext): ActivityEntry {
  const { postId, publicationId, memberId } = facts;
  return {
    id,
    at: at.toISOString(),
    kind,
    actor: actorOf(who, context),
    post: postId
      ? {
          id: postId,
          publication_id: publicationId ?? null,
          target_name: facts.targetName ?? null,
          words: facts.words ?? null,
          due_at: facts.dueAt ?? null,
          deleted: publicationId !== undefined && context.keyed.has(deletedKey(publicationId)),
        }
      : null,
    platform: facts.platform ?? null,
    member: memberId ? personOf(memberId, context) : null,
    invited: facts.invited ?? null,
    role: facts.role ?? null,
    previous_role: facts.previousRole ?? null,
    name: facts.name ?? null,
    previous_name: facts.previousName ?? null,
  };
}

/** Names a person. Without an account any more, they have neither name nor id. */
function personOf(id: string, { names }: ViewContext) {
  const name = names.get(id) ?? null;
  return { id: name === null ? null : id, name };
}

function actorOf(who: Who, context: ViewContext): ActivityActor {
  if (who.kind !== 'person') return who;
  const { id, tokenId, by } = who;
  const through = by ? ('assistant' as const) : null;
  return {
    kind: 'person',
    ...personOf(id, context),
    through: tokenId ? 'program' : through,
    token_name: (tokenId && context.keyed.get(tokenKey(tokenId))?.facts.name) ?? null,
  };
}
