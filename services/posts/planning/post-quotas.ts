import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { NO_LIMITS, type Quotas } from '@carillon/kit/plan/quotas.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly quotas: Quotas;
}

interface MovedDeps extends Deps {
  readonly stores: { readonly publications: PublicationStore };
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

const quotasOf = ({ kind }: Post): readonly Quota[] =>
  kind === 'scheduled' ? ['posts', 'scheduled_posts'] : ['posts'];

/** Reserves for a post that is about to be stored. @throws AppError `plan_limit` */
export const reserveQuotas = ({ quotas }: Deps, post: Post): Promise<void> =>
  quotas.reserve(post, quotasOf(post));

/** The post is stored; it waits until the last of it is due. */
export function commitQuotas({ quotas }: Deps, post: Post): void {
  const due = Math.max(...post.publications.map(({ dueAt }) => dueAt.getTime()));
  quotas.commit(post, { posts: null, ...(post.kind === 'scheduled' && { scheduled_posts: new Date(due) }) });
}

export const releaseQuotas = ({ quotas }: Deps, post: Post): void => quotas.release(post, quotasOf(post));

type OfPost = Pick<Publication, 'postId' | 'workspaceId'>;

/** After a command, which has happened whatever becomes of this; nobody waits for it. */
export function updateQuotas(deps: MovedDeps, post: OfPost): void {
  if (deps.quotas === NO_LIMITS) return;
  void waitUntilLast(deps, post).catch((err) =>
    deps.telemetry.log.error({ err, id: post.postId }, 'when this post is no longer counted is not told'),
  );
}

/** The post waits until the last that is left of it is due, or no longer. */
async function waitUntilLast(
  { quotas, stores, clock }: MovedDeps,
  { postId: id, workspaceId }: OfPost,
): Promise<void> {
  const waiting = (await stores.publications.ofPost(id, workspaceId)).filter(
    ({ status, dueAt }) => status === 'scheduled' && dueAt > clock(),
  );
  const due = Math.max(...waiting.map(({ dueAt }) => dueAt.getTime()));
  if (waiting.length > 0) quotas.commit({ id, workspaceId }, { scheduled_posts: new Date(due) });
  else quotas.releaseCommitted({ id, workspaceId }, ['scheduled_posts']);
}
