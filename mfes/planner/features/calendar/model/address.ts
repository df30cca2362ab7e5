import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { PLANNED_STATUSES, type PlannedStatus } from '@carillon/contracts/http/posts/list-planned.ts';
import { type Day, readDay } from '@carillon/sdk/index.ts';

export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What is looked for; an empty field is everything. */
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
}

const LONGEST_TEXT = 200;

/** What an address asks for; what it can't mean is left out. */
export function readAddress(params: URLSearchParams): Address {
  const names = params.get('network')?.split(',') ?? [];
  const is = <T extends string>(known: readonly T[], name: string | null): T | undefined =>
    known.find((one) => one === name);
  return {
    view: is(VIEWS, params.get('view')) ?? null,
    day: readDay(params.get('date')),
    platforms: PLATFORM_NAMES.filter((name) => names.includes(name)),
    target: params.get('account') ?? '',
    status: is(PLANNED_STATUSES, params.get('status')) ?? '',
    text: (params.get('q') ?? '').slice(0, LONGEST_TEXT),
  };
}

export function writeAddress({ view, day, platforms, target, status, text }: Address): URLSearchParams {
  const all = {
    ...{ view, date: day, network: platforms.join(',') },
    ...{ account: target, status, q: text },
  };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export const NO_FILTER: Filter = { platforms: [], target: '', status: '', text: '' };

export const isFiltered = ({ platforms, target, status, text }: Filter): boolean =>
  platforms.length > 0 || target !== '' || status !== '' || text.trim() !== '';
