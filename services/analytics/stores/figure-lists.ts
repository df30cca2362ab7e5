import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type mongoose from 'mongoose';
import type { PostOutcome } from '../domain/best-times.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import { FACTS, fieldOf, type PublicationRow, trackedOf } from './publication-row.ts';

/** Where a page of a list ends: what its last publication is sorted by, null where that is not known, and its id. */
export interface FigurePlace {
  readonly value: number | null;
  readonly id: string;
}

/** Accounts that figures are asked of; all where nothing is named. */
interface AccountChoice {
  readonly platform?: PlatformName | undefined;
  /** Pages, accounts and profiles. */
  readonly targetIds?: readonly string[] | undefined;
}

export interface FigureListQuery extends AccountChoice {
  readonly workspaceId: string;
  readonly sort: FigureSort;
  /** 1: the least first; -1: the most. What is not known comes last in either case. */
  readonly way: 1 | -1;
  /** Each begins a word of its text. */
  readonly terms: readonly string[];
  readonly publishedSince: Date | null;
  readonly after: FigurePlace | null;
  readonly most: number;
}

/** Publications with their figures, as the dashboard asks for them. */
export interface FigureListStore {
  page(query: FigureListQuery): Promise<TrackedPublication[]>;
  ofPost(workspaceId: string, postId: string): Promise<TrackedPublication[]>;
  /** How many posts of a workspace were published from one moment up to another; one on several accounts counts once. */
  countPublished(workspaceId: string, from: Date, to: Date, of?: AccountChoice): Promise<number>;
  /** The results of posts published in a period, the latest first. */
  outcomes(workspaceId: string, from: Date, to: Date, limit: number): Promise<PostOutcome[]>;
}

type Filter = mongoose.QueryFilter<PublicationRow>;

export function createFigureListStore(model: mongoose.Model<PublicationRow>): FigureListStore {
  return {
    async page(query) {
      const { sort, way, after, most } = query;
      const field = fieldOf(sort);
      const find = async (place: Filter, limit: number): Promise<TrackedPublication[]> => {
        const order = { [field]: way, _id: way };
        const cursor = model
          .find({ ...filterOf(query), ...place }, FACTS)
          .sort(order)
          .limit(limit);
        return (await cursor.lean<PublicationRow[]>()).map(trackedOf);
      };
      const knownPage = after?.value === null ? [] : await find(filterAfter(field, way, after), most);
      if (knownPage.length === most || field === 'publishedAt') return knownPage;
      const id = after?.value === null ? { _id: way === 1 ? { $gt: after.id } : { $lt: after.id } } : {};
      return [...knownPage, ...(await find({ [field]: null, ...id }, most - knownPage.length))];
    },
    async ofPost(workspaceId, postId) {
      const filter = { workspaceId, postId, removed: false };
      return (await model.find(filter, FACTS).lean<PublicationRow[]>()).map(trackedOf);
    },
    async countPublished(workspaceId, from, to, of = {}) {
      const [total] = await model.aggregate<{ readonly posts: number }>([
        { $match: { workspaceId, publishedAt: { $gte: from, $lt: to }, ...ofAccounts(of) } },
        { $group: { _id: '$postId' } },
        { $count: 'posts' },
      ]);
      return total?.posts ?? 0;
    },
    async outcomes(workspaceId, from, to, limit) {
      const filter = { workspaceId, publishedAt: { $gte: from, $lt: to } };
      const fields = { _id: 0, platform: 1, targetId: 1, publishedAt: 1, engagement: 1, reach: 1 } as const;
      return model.find(filter, fields).sort({ publishedAt: -1, _id: -1 }).limit(limit).lean<PostOutcome[]>();
    },
  };
}

const ofAccounts = ({ platform, targetIds }: AccountChoice) => ({
  ...(platform && { platform }),
  ...(targetIds && { targetId: { $in: [...targetIds] } }),
});

/** Returns the conditions that are not in the order of an index. */
const filterOf = ({ workspaceId, platform, targetIds, terms, publishedSince }: FigureListQuery): Filter => ({
  workspaceId,
  removed: false,
  ...ofAccounts({ platform, targetIds }),
  $and: [
    ...(publishedSince ? [{ publishedAt: { $gte: publishedSince } }] : []),
    ...terms.map((term) => ({ terms: { $elemMatch: { $gte: term, $lt: `${term}\uffff` } } })),
    {},
  ],
});

type Field = ReturnType<typeof fieldOf>;

function filterAfter(field: Field, way: 1 | -1, after: FigurePlace | null): Filter {
  const toFieldValue = (value: number) => (field === 'publishedAt' ? new Date(value) : value);
  const least = toFieldValue(0);
  if (after === null || after.value === null) return { [field]: { $gte: least } };
  const [value, { id }] = [toFieldValue(after.value), after];
  return way === 1
    ? { [field]: { $gte: value }, $or: [{ [field]: { $gt: value } }, { _id: { $gt: id } }] }
    : { [field]: { $gte: least, $lte: value }, $or: [{ [field]: { $lt: value } }, { _id: { $lt: id } }] };
}
