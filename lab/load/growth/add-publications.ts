import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { Account } from '../api/seed.ts';
import type { Growing } from './open-growing.ts';

interface Range {
  /** Publications that are stored already, and that are to be stored. */
  readonly from: number;
  readonly to: number;
  /** How many workspaces get posts, in turn. */
  readonly workspaces: number;
}

type Row = Record<string, unknown> & { _id: string };

const BATCH = 1000;
const DAY_MS = 86_400_000;
/** Planned ones are due in the year after this, so that none is while the bench runs. */
const FIRST_DUE_MS = 30 * DAY_MS;
/** Published ones were published within this period, which is shorter than their files are stored. */
const PUBLISHED_MS = 20 * DAY_MS;

/**
 * Copies of a workspace's own posts for other workspaces: one planned and one published in turn, with what posts and
 * analytics keep of each.
 */
export async function addPublications(
  growing: Growing,
  { workspaceId }: Account,
  range: Range,
): Promise<void> {
  const [posts, analytics] = [await growing.database('posts'), await growing.database('analytics')];
  const publications = posts.collection<Row>('publications');
  const examples = await Promise.all(
    (['scheduled', 'published'] as const).map(async (status) => {
      const publication = await findSoon(publications, { workspaceId, status });
      const post = await posts.collection<Row>('posts').findOne({ _id: String(publication?.postId) });
      const figures = await analytics
        .collection<Row>('publications')
        .findOne({ _id: String(publication?._id) });
      if (!publication || !post) throw new Error(`there is no ${status} post to copy`);
      return { publication, post, figures };
    }),
  );
  for (let first = range.from; first < range.to; first += BATCH) {
    const copies = Array.from({ length: Math.min(BATCH, range.to - first) }, (_, n) => {
      const example = examples[(first + n) % 2];
      if (!example) throw new Error('there is no example');
      return copyOf(example, `growth-${(first + n) % range.workspaces}`);
    });
    const figures = copies.flatMap((copy) => (copy.figures ? [copy.figures] : []));
    await Promise.all([
      posts.collection<Row>('posts').insertMany(copies.map(({ post }) => post)),
      publications.insertMany(copies.map(({ publication }) => publication)),
      figures.length > 0 && analytics.collection<Row>('publications').insertMany(figures),
    ]);
  }
}

/** The last of a seed's posts may still be on their way out. */
async function findSoon(publications: mongo.Collection<Row>, filter: mongo.Filter<Row>): Promise<Row | null> {
  for (let tries = 0; tries < 120; tries++) {
    const template = await publications.findOne(filter);
    if (template) return template;
    await pause(500);
  }
  return null;
}

function copyOf(example: { publication: Row; post: Row; figures: Row | null }, workspaceId: string) {
  const postId = randomUUID();
  const id = String(example.publication._id).replace(String(example.post._id), postId);
  const isPlanned = example.publication.status === 'scheduled';
  const at = isPlanned
    ? new Date(Date.now() + FIRST_DUE_MS + Math.random() * 365 * DAY_MS)
    : new Date(Date.now() - Math.random() * PUBLISHED_MS);
  const remoteId = isPlanned ? null : randomUUID();
  const target = { workspaceId, pageId: workspaceId, targetId: workspaceId };
  const times = isPlanned
    ? { dueAt: at, listAt: at, wakeAt: at, nextAttemptAt: at }
    : { dueAt: at, listAt: at, endedAt: at, wakeAt: null };
  return {
    publication: { ...example.publication, ...target, ...times, _id: id, postId, remoteId },
    post: { ...withoutSlots(example.post), workspaceId, _id: postId, createdAt: at },
    figures: isPlanned
      ? null
      : {
          ...example.figures,
          ...target,
          _id: id,
          postId,
          remoteId,
          publishedAt: at,
          target: `${workspaceId} facebook ${workspaceId}`,
          dueAt: null,
        },
  };
}

const withoutSlots = ({ slots: _, slotsAt: __, ...rest }: Row): Row => rest as Row;
