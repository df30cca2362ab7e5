import { z } from 'zod';
import type { PostReading } from '../../capabilities/insights.ts';
import type { SocialDeps } from '../../deps.ts';
import { readBody } from '../../http/read-body.ts';
import { readBatch } from '../../meta/batch.ts';
import type { Graph } from '../../meta/graph.ts';
import { graphError } from '../../meta/graph-error.ts';
import { MISSING_OBJECT } from '../../meta/read-figures.ts';

const video = z.object({ post_id: z.string().optional() });
const LABEL = 'Facebook';

interface Call {
  readonly graph: Graph;
  readonly deps: Pick<SocialDeps, 'now'>;
  readonly targetId: string;
  readonly token: string;
  readonly signal?: AbortSignal | undefined;
}

interface Resolved {
  /** Facebook's ids of the posts, each with the id that it is known by here. */
  readonly names: Map<string, string>;
  /** Readings of objects whose post no longer exists or that Facebook doesn't name. */
  readonly readings: Map<string, PostReading>;
}

/** A video is published under its own id, while figures are those of its post: Facebook is asked which that is. */
export const resolvePosts = async (
  { graph, deps, targetId, token, signal }: Call,
  ids: readonly string[],
): Promise<Resolved> => {
  const names = new Map(ids.filter((id) => id.includes('_')).map((id) => [id, id]));
  const readings = new Map<string, PostReading>();
  const videos = ids.filter((id) => !id.includes('_'));
  const paths = videos.map((id) => `${encodeURIComponent(id)}?fields=post_id`);
  const replies = await readBatch(graph, paths, { label: LABEL, token, signal });
  for (const [index, id] of videos.entries()) {
    const reply = replies[index];
    if (!reply) continue;
    if (reply.status === 200) {
      const { post_id } = readBody(LABEL, reply, video, false);
      if (post_id === undefined) readings.set(id, { kind: 'figures', figures: {} });
      else names.set(post_id.includes('_') ? post_id : `${targetId}_${post_id}`, id);
      continue;
    }
    const error = graphError(reply, { label: LABEL, targetId, publishes: false }, deps.now());
    if (error.code === MISSING_OBJECT) readings.set(id, { kind: 'gone' });
    else if (error.kind === 'permanent') readings.set(id, { kind: 'figures', figures: {} });
    else throw error;
  }
  return { names, readings };
};
