import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { PLANNED_STATUSES, type PlannedStatus } from '@carillon/contracts/http/posts/list-planned.ts';
import { type Day, readDay } from '@carillon/sdk/index.ts';

export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** Filters of the calendar; an empty field is everything. */
export interface Filter {
  readonly platforms: readonly PlatformName[];
  /** The id of a page, an account or a profile. */
  readonly target: string;
  readonly status: PlannedStatus | '';
  readonly text: string;
}

export interface Address extends Filter {
  /** Null where nobody has chosen one: what fits the screen. */
  readonly view: View | null;
  /** Null for today. */
  readonly day: Day | null;
  /** Whether the drafts are open beside it. */
  readonly drafts: boolean;
}

const LONGEST_TEXT = 200;

/** Reads an address; leaves out invalid values. */
export function readAddress(params: URLSearchParams): Address {
  const names = params.get('network')?.split(',') ?? [];
  const findKnown = <T extends string>(options: readonly T[], name: string | null): T | undefined =>
    options.find((one) => one === name);
  return {
    view: findKnown(VIEWS, params.get('view')) ?? null,
    day: readDay(params.get('date')),
    drafts: params.get('drafts') === 'open',
    platforms: PLATFORM_NAMES.filter((name) => names.includes(name)),
    target: params.get('account') ?? '',
    status: findKnown(PLANNED_STATUSES, params.get('status')) ?? '',
    text: (params.get('q') ?? '').slice(0, LONGEST_TEXT),
  };
}

export function writeAddress({
  view,
  day,
  drafts,
  platforms,
  target,
  status,
  text,
}: Address): URLSearchParams {
  const all = {
    view,
    date: day,
    network: platforms.join(','),
    account: target,
    status,
    q: text,
    drafts: drafts && 'open',
  };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export const NO_FILTER: Filter = { platforms: [], target: '', status: '', text: '' };

/** How many of the filters leave something out. */
export const countFilters = ({ platforms, target, status, text }: Filter): number =>
  [platforms.length > 0, target !== '', status !== '', text.trim() !== ''].filter(Boolean).length;

export const isFiltered = (filter: Filter): boolean => countFilters(filter) > 0;
