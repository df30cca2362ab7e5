import type { PostList } from '@carillon/contracts/domain/publication.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import type mongoose from 'mongoose';
import type { Approval, ListPage, Search } from './publication-lists.ts';
import type { PublicationRow } from './publication-row.ts';
import { readable } from './to-publication.ts';

type Filter = mongoose.QueryFilter<PublicationRow>;
type Model = mongoose.Model<PublicationRow>;
type WorkspaceSearch = Search & { readonly workspaceId: string };

/** How many publications of each list one search looks through, whatever it finds: its cost has a limit. */
export const LOOKED_THROUGH = 5_000;

/** One list's part of a page, and where the search in it stopped; null when it saw the whole list. */
interface Part {
  readonly rows: readonly PublicationRow[];
  readonly edge: DatedPlace | null;
}

/**
 * One page of matches, with each list read along its index. Lists are merged by time; everything beyond the position
 * where the search stopped in any list is left for the next page.
 */
export async function search(
  model: Model,
  workspaceSearch: WorkspaceSearch,
  after: DatedPlace | null,
  limit: number,
): Promise<ListPage> {
  const { way } = workspaceSearch;
  const parts = await Promise.all(
    workspaceSearch.lists.map((list) => partOf(model, workspaceSearch, { list, after, most: limit })),
  );
  const order = (a: DatedPlace, b: DatedPlace): number =>
    way * (a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id)));
  const edge = parts.flatMap((part) => part.edge ?? []).sort(order)[0] ?? null;
  const rows = parts
    .flatMap((part) => part.rows)
    .filter((row) => !edge || order(placeOf(row), edge) <= 0)
    .sort((a, b) => order(placeOf(a), placeOf(b)));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    publications: readable(page).found,
    next: rows.length > limit && last ? placeOf(last) : edge,
  };
}

interface Place {
  readonly list: PostList;
  readonly after: DatedPlace | null;
  readonly most: number;
}

async function partOf(
  model: Model,
  workspaceSearch: WorkspaceSearch,
  { list, after, most }: Place,
): Promise<Part> {
  const { workspaceId, from, until, way } = workspaceSearch;
  const sort = { listAt: way, _id: way } as const;
  const bounds: Filter[] = [
    ...(from ? [{ listAt: { $gte: from } }] : []),
    ...(until ? [{ listAt: { $lt: until } }] : []),
    ...(after ? [beyond(after, 'listAt', way)] : []),
  ];
  const within = (more: readonly Filter[]): Filter => ({
    workspaceId,
    list,
    ...(bounds.length + more.length > 0 && { $and: [...bounds, ...more] }),
  });
  const filters = filtersOf(workspaceSearch, list);
  // Without filters a page ends long before.
  const edge = filters.length > 0 ? await edgeOf(model, within([]), sort) : null;
  const upTo: Filter[] = edge ? [{ listAt: way === 1 ? { $lte: edge.at } : { $gte: edge.at } }] : [];
  const rows = await model
    .find(within([...upTo, ...filters]))
    .sort(sort)
    .limit(most + 1)
    .lean<PublicationRow[]>();
  return { rows, edge };
}

/** The last position to read, from the index only. Null if there are no more than that. */
async function edgeOf(
  model: Model,
  within: Filter,
  sort: { readonly listAt: 1 | -1; readonly _id: 1 | -1 },
): Promise<DatedPlace | null> {
  const [row] = await model
    .find(within, { listAt: 1 })
    .sort(sort)
    .skip(LOOKED_THROUGH - 1)
    .limit(1)
    .lean<Pick<PublicationRow, '_id' | 'listAt'>[]>();
  return row ? { at: row.listAt, id: row._id } : null;
}

/** In words that no index has bounds for: the list's own index, in its order, is the one to read. */
function filtersOf(
  { platforms, statuses, targets, text, attention }: WorkspaceSearch,
  list: PostList,
): Filter[] {
  const none: Filter[] = [
    ...(platforms ? [{ platform: { $nin: [...platforms] } }] : []),
    ...(statuses ? [{ status: { $nin: [...statuses] } }] : []),
    ...(targets ? [{ targetId: { $nin: [...targets] } }] : []),
    ...(attention && list === 'open' ? [{ $nor: stuck(attention) }] : []),
  ];
  return [
    ...(none.length > 0 ? [{ $nor: none }] : []),
    ...(text ? [{ content: { $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' } }] : []),
  ];
}

/**
 * Matches open publications that need the user: they wait for a connection, or nobody knows whether they were
 * published.
 */
const stuck = ({ disconnected, connected }: Approval): Filter[] => [
  { waitingFor: 'connection' },
  { platform: { $in: [...disconnected] } },
  ...(connected ? [{ targetId: { $nin: [...connected] } }] : []),
  { status: 'scheduled', attempts: { $elemMatch: { outcome: { $in: [null, 'unknown'] } } } },
];

const placeOf = ({ listAt, _id }: PublicationRow): DatedPlace => ({ at: listAt, id: _id });
