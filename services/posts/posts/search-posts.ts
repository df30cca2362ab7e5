import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { listOf, POST_LISTS } from '@carillon/contracts/domain/publication.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { type searchPosts as contract, FOUND_AT_ONCE } from '@carillon/contracts/http/posts/search-posts.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { type DatedPlace, datedPlace, readCursor, writeCursor } from '@carillon/kit/store/page.ts';
import type { Publication } from '../domain/publication.ts';
import type { ApprovalRights } from '../domain/review.ts';
import type { ListPage, Search } from '../stores/publication-lists.ts';
import { oneOf, readFilter } from './list-planned.ts';
import { type ListDeps, showListedPosts } from './list-posts.ts';

/** With the actions that the caller may take. */
type Query = QueryOf<typeof contract> & ApprovalRights & { readonly workspaceId: string };

interface FoundPublications {
  readonly posts: UserPost[];
  readonly next: string | null;
  readonly searched_to: string | null;
}

/** A page of the publications that are searched for. @throws AppError `validation_failed`, with the field that is wrong */
export async function searchPosts(deps: ListDeps, query: Query): Promise<FoundPublications> {
  const search = readSearch(query);
  const after = readCursor(query.before, datedPlace);
  const { publications, next } =
    query.author === undefined
      ? await deps.stores.publications.search(query.workspaceId, search, after, FOUND_AT_ONCE)
      : await listWrittenBy(deps, { ...query, author: query.author }, search, after);
  return {
    posts: await showListedPosts(deps, query, publications),
    next: next && writeCursor([next.at.getTime(), next.id]),
    searched_to: next?.at.toISOString() ?? null,
  };
}

function readSearch({ from, until, attention, disconnected, connected, order, ...query }: Query): Search {
  const [begin, end] = [from && new Date(from), until && new Date(until)];
  if (begin && end && end <= begin) throw invalid({ until: ['Use a time after `from`.'] });
  const filter = readFilter(query);
  const lists = filter.statuses
    ? POST_LISTS.filter((one) => filter.statuses?.map(listOf).includes(one))
    : POST_LISTS;
  return {
    ...filter,
    lists: attention ? lists.filter((one) => one !== 'over') : lists,
    ...(begin && { from: begin }),
    ...(end && { until: end }),
    ...(attention && {
      attention: {
        disconnected: oneOf('disconnected', PLATFORM_NAMES, disconnected) ?? [],
        connected: connected?.split(','),
      },
    }),
    way: order === 'soonest' ? 1 : -1,
  };
}

/** Lists a person's posts. Only the post knows its author, so it reads pages until enough of them are theirs. */
async function listWrittenBy(
  { stores }: ListDeps,
  { workspaceId, author }: { readonly workspaceId: string; readonly author: string },
  search: Search,
  after: DatedPlace | null,
): Promise<ListPage> {
  const matches: Publication[] = [];
  let place = after;
  for (let read = 0; read < MAX_READS; read += 1) {
    const page = await stores.publications.search(workspaceId, search, place, READ_AT_ONCE);
    const ids = [...new Set(page.publications.map(({ postId }) => postId))];
    const authors = await stores.posts.authors(ids, workspaceId);
    for (const one of page.publications) {
      if (authors.get(one.postId) !== author) continue;
      matches.push(one);
      if (matches.length === FOUND_AT_ONCE) return { publications: matches, next: endOf(one) };
    }
    place = page.next;
    // A short page has reached the most that one search looks through.
    if (!place || page.publications.length < READ_AT_ONCE) break;
  }
  return { publications: matches, next: place };
}

const READ_AT_ONCE = 200;
const MAX_READS = 10;

/** Its place in the lists' order. */
const endOf = (one: Publication): DatedPlace => ({ at: listAtOf(one), id: one.id });

function listAtOf(one: Publication): Date {
  switch (one.status) {
    case 'published':
      return one.publishedAt;
    case 'failed':
      return one.failedAt;
    case 'canceled':
      return one.canceledAt;
    default:
      return one.dueAt;
  }
}
