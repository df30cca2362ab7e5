import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { LONGEST_TARGETS, type searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { type Disconnected, dayBounds, readDay, useSearchParams } from '@carillon/sdk/index.ts';

/** Views of the Posts page; drafts and reviews come from another list. */
export const VIEWS = [
  ...(['all', 'attention', 'drafts', 'review', 'scheduled', 'publishing'] as const),
  ...(['published', 'failed', 'canceled'] as const),
] as const;
export type View = (typeof VIEWS)[number];

/** Which posts are listed, and in which order, from the address. */
export interface PostFilter {
  readonly view: View;
  readonly text: string;
  readonly platform: PlatformName | '';
  /** The id of a page, account or profile. */
  readonly target: string;
  /** The id of a member. */
  readonly author: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly order: 'latest' | 'soonest' | '';
}

export const NO_FILTER: PostFilter = {
  view: 'all',
  text: '',
  platform: '',
  target: '',
  author: '',
  from: '',
  until: '',
  order: '',
};

/** The filter is part of the address, so Back and links lead to the same list. */
export function usePostFilter(): readonly [PostFilter, (change: Partial<PostFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  return [filter, (change) => setParams(paramsOf({ ...filter, ...change }), { replace: true })];
}

export function readFilter(params: URLSearchParams): PostFilter {
  const text = (name: string): string => params.get(name)?.slice(0, 200) ?? '';
  return {
    view: VIEWS.find((one) => one === params.get('status')) ?? 'all',
    text: text('text'),
    platform: PLATFORM_NAMES.find((one) => one === params.get('network')) ?? '',
    target: text('account'),
    author: text('author'),
    from: dayOf(params.get('from')),
    until: dayOf(params.get('until')),
    order: (['latest', 'soonest'] as const).find((one) => one === params.get('order')) ?? '',
  };
}

export const paramsOf = (filter: PostFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      status: filter.view === 'all' ? '' : filter.view,
      text: filter.text,
      network: filter.platform,
      account: filter.target,
      author: filter.author,
      from: filter.from,
      until: filter.until,
      order: filter.order,
    }).filter(([, value]) => value !== ''),
  );

/** Whether anything but the status limits the list. */
export const isFiltered = ({ text, platform, target, author, from, until }: PostFilter): boolean =>
  [text, platform, target, author, from, until].some((value) => value !== '');

export const isDraftView = (view: View): view is 'drafts' | 'review' =>
  view === 'drafts' || view === 'review';

/** Lists planned posts the soonest first, all others the latest first, unless the user chose an order. */
export const orderOf = ({ view, order }: PostFilter): 'latest' | 'soonest' =>
  order || (view === 'scheduled' || view === 'publishing' ? 'soonest' : 'latest');

type Query = QueryOf<typeof searchPosts>;

/** Returns the query for the server. Days are those of the account's zone. */
export function queryOf(filter: PostFilter, disconnected: Disconnected, zone: string): Omit<Query, 'before'> {
  const { view, text, platform, target, author, from, until } = filter;
  const begin = readDay(from);
  const end = readDay(until);
  return {
    order: orderOf(filter),
    ...(text.trim() && { text: text.trim() }),
    ...(platform && { platforms: platform }),
    ...(target && { targets: target }),
    ...(author && { author }),
    ...(begin && { from: instantOf(dayBounds([begin], zone)[0]) }),
    ...(end && { until: instantOf(dayBounds([end], zone)[1]) }),
    ...(view === 'attention' && { attention: 'true' as const, ...connectionFilterOf(disconnected) }),
    ...(view !== 'all' && view !== 'attention' && !isDraftView(view) && { statuses: view }),
  };
}

/** The networks without a target that works, and all targets that work once that is known of every network. */
function connectionFilterOf(disconnected: Disconnected): Pick<Query, 'disconnected' | 'connected'> {
  const names = PLATFORM_NAMES.filter((name) => disconnected.get(name)?.size === 0).toSorted();
  const isKnown = PLATFORM_NAMES.every((name) => disconnected.has(name));
  const connected = [...disconnected.values()].flatMap((ids) => [...ids]).join(',');
  return {
    ...(names.length > 0 && { disconnected: names.join(',') }),
    ...(isKnown && connected && connected.length <= LONGEST_TARGETS && { connected }),
  };
}

const dayOf = (text: string | null): string => (text && readDay(text) ? text : '');

const instantOf = (ms = 0): string => new Date(ms).toISOString();
