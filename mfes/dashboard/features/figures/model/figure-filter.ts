import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { FIGURE_SORTS, type FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useSearchParams } from '@carillon/sdk/index.ts';

export type Direction = 'asc' | 'desc';

/** Which posts are listed, and in which order. */
export interface FigureFilter {
  readonly sort: FigureSort;
  readonly direction: Direction;
  readonly platform?: PlatformName;
  readonly search?: string;
}

/** It stands in the address, so that whoever comes back from a post finds the same list. */
export function useFigureFilter(): readonly [FigureFilter, (change: Partial<FigureFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = read(params);
  const choose = (change: Partial<FigureFilter>): void => {
    const set = Object.entries({ ...filter, ...change }).filter(([, value]) => value);
    setParams(Object.fromEntries(set), { replace: true });
  };
  return [filter, choose];
}

function read(params: URLSearchParams): FigureFilter {
  const platform = among(PLATFORM_NAMES, params.get('platform'));
  const search = params.get('search');
  return {
    sort: among(FIGURE_SORTS, params.get('sort')) ?? 'published_at',
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    ...(platform && { platform }),
    ...(search && { search }),
  };
}

const among = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);
