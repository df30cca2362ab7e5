import { currentContext } from '@carillon/kit/request-context.ts';
import { traceparent } from '@carillon/kit/tracing/tracing.ts';
import { firstPublications, type Post } from '../domain/post.ts';
import { isQueued, type Publication } from '../domain/publication.ts';
import type { PostStore } from '../stores/posts.ts';
import { type ChangeDeps, eventsOf } from './change-publication.ts';

interface Deps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: PostStore };
}

/** Writes the publications of a post. Idempotent, also when run twice at once. */
export async function expandPost(deps: Deps, post: Post): Promise<Publication[]> {
  const cause = { traceparent: traceparent(), correlationId: currentContext()?.correlationId };
  const publications = firstPublications(post).map((one) => ({ ...one, ...cause }));
  const now = deps.clock();
  await Promise.all(
    publications.map((publication) =>
      deps.stores.publications.insert(publication, eventsOf(publication, now, 'made')),
    ),
  );
  // Nobody waits for it: if it is lost, the sweeper writes them again.
  void deps.stores.posts.markExpanded(post.id).catch(() => undefined);
  deps.messaging.relay.nudge();
  if (publications.some((one) => isQueued(one, now))) deps.messaging.signalWorkers();
  return publications;
}
