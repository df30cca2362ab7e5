import type { Counted } from '@carillon/contracts/http/billing/use.ts';
import type { Log } from '@carillon/kit/log.ts';
import { NO_LIMITS, type PlanUses } from '@carillon/kit/plan/plan-uses.ts';
import type { Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly plan: PlanUses;
}

interface MovedDeps extends Deps {
  readonly stores: { readonly publications: PublicationStore };
  readonly log: Log;
  clock(): Date;
}

const kindsOf = ({ kind }: Post): readonly Counted[] =>
  kind === 'scheduled' ? ['posts', 'scheduled_posts'] : ['posts'];

/** Sets places aside for a post that is about to be stored. @throws AppError `plan_limit` */
export const reservePlaces = ({ plan }: Deps, post: Post): Promise<void> => plan.reserve(post, kindsOf(post));

/** The post is stored; it waits until the last of it is due. */
export function keepPlaces({ plan }: Deps, post: Post): void {
  const due = Math.max(...post.publications.map(({ dueAt }) => dueAt.getTime()));
  plan.keep(post, { posts: null, ...(post.kind === 'scheduled' && { scheduled_posts: new Date(due) }) });
}

export const giveUpPlaces = ({ plan }: Deps, post: Post): void => plan.giveUp(post, kindsOf(post));

type OfPost = Pick<Publication, 'postId' | 'workspaceId'>;

/** After a command, which has happened whatever becomes of this; nobody waits for it. */
export function updatePlaces(deps: MovedDeps, post: OfPost): void {
  if (deps.plan === NO_LIMITS) return;
  void waitUntilLast(deps, post).catch((err) =>
    deps.log.error({ err, id: post.postId }, 'when this post is no longer counted is not told'),
  );
}

/** The post waits until the last that is left of it is due, or no longer. */
async function waitUntilLast(
  { plan, stores, clock }: MovedDeps,
  { postId: id, workspaceId }: OfPost,
): Promise<void> {
  const waiting = (await stores.publications.ofPost(id, workspaceId)).filter(
    ({ status, dueAt }) => status === 'scheduled' && dueAt > clock(),
  );
  const due = Math.max(...waiting.map(({ dueAt }) => dueAt.getTime()));
  if (waiting.length > 0) plan.keep({ id, workspaceId }, { scheduled_posts: new Date(due) });
  else plan.release({ id, workspaceId }, ['scheduled_posts']);
}
