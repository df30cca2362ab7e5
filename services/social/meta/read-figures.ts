import type { z } from 'zod';
import type { PostFigures, PostReading } from '../capabilities/insights.ts';
import type { SocialDeps } from '../deps.ts';
import { readBody } from '../http/read-body.ts';
import type { SocialError } from '../social-error.ts';
import { readBatch } from './batch.ts';
import type { Graph } from './graph.ts';
import { graphError } from './graph-error.ts';

/** A network's request for the figures of a post, and how to read the answer. */
export interface FiguresRequest<Answer> {
  readonly label: string;
  /** The fields that every post has. */
  readonly counts: string;
  /** The field with the metrics; Meta takes metrics away and gives some for no old post, which spoils no counts. */
  readonly insights: string;
  readonly schema: z.ZodType<Answer>;
  figuresOf(answer: Answer): PostFigures;
}

interface Call {
  readonly graph: Graph;
  readonly deps: Pick<SocialDeps, 'now'>;
  readonly targetId: string;
  readonly token: string;
  readonly signal?: AbortSignal | undefined;
}

const GONE: PostReading = { kind: 'gone' };

/** The metrics of each post, in one batch; posts whose metrics are refused are asked only for their counts. */
export const readFigures = async <Answer>(
  call: Call,
  postIds: readonly string[],
  request: FiguresRequest<Answer>,
): Promise<Map<string, PostReading>> => {
  const readings = new Map<string, PostReading>();
  const refusals = await readOnce(call, postIds, request, `${request.counts},${request.insights}`, readings);
  const forbidden = [...refusals.values()].find(({ kind }) => kind === 'forbidden');
  // The target itself is forbidden, not a single post.
  if (forbidden && readings.size === 0) throw forbidden;
  const silent =
    refusals.size === 0
      ? refusals
      : await readOnce(call, [...refusals.keys()], request, request.counts, readings);
  for (const id of silent.keys()) readings.set(id, { kind: 'figures', figures: {} });
  return readings;
};

/** Puts the metrics into `readings`, and returns the ones the network rejects, each with its error. */
const readOnce = async <Answer>(
  { graph, deps, targetId, token, signal }: Call,
  postIds: readonly string[],
  { label, schema, figuresOf }: FiguresRequest<Answer>,
  fields: string,
  readings: Map<string, PostReading>,
): Promise<Map<string, SocialError>> => {
  const paths = postIds.map((id) => `${encodeURIComponent(id)}?${new URLSearchParams({ fields })}`);
  const replies = await readBatch(graph, paths, { label, token, signal });
  const refusals = new Map<string, SocialError>();
  for (const [index, id] of postIds.entries()) {
    const reply = replies[index];
    if (!reply) continue;
    if (reply.status === 200) {
      const figures = figuresOf(readBody(label, reply, schema, false));
      readings.set(id, { kind: 'figures', figures });
      continue;
    }
    const error = graphError(reply, { label, targetId, publishes: false }, deps.now());
    if (error.code === MISSING_OBJECT) readings.set(id, GONE);
    else if (error.kind === 'permanent' || error.kind === 'forbidden') refusals.set(id, error);
    else throw error;
  }
  return refusals;
};

/** Also anything the token may not see; but the target's own token sees all of its posts. */
export const MISSING_OBJECT = '100/33';
