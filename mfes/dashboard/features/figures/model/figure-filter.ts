import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { FIGURE_SORTS, type FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { type AccountFilter, useSearchParams } from '@carillon/sdk/index.ts';

export type Direction = 'asc' | 'desc';

/** Which posts are listed, and in which order. */
export interface FigureFilter {
  readonly sort: FigureSort;
  readonly direction: Direction;
  readonly platform?: PlatformName;
  /** The id of a page, an account or a profile. */
  readonly targets?: string;
  readonly search?: string;
}

/** Changes of a filter; undefined removes a limit. */
export type FigureChange = { readonly [K in keyof FigureFilter]?: FigureFilter[K] | undefined };

/** Stores the filter in the address, so that a user who comes back from a post finds the same list. */
export function useFigureFilter(): readonly [FigureFilter, (change: FigureChange) => void] {
  const [params, setParams] = useSearchParams();
  const filter = read(params);
  const choose = (change: FigureChange): void => {
    const { targets: account, ...others } = { ...filter, ...change };
    const set = Object.entries({ ...others, account }).flatMap(([name, value]) =>
      value ? [[name, value] as const] : [],
    );
    setParams(Object.fromEntries(set), { replace: true });
  };
  return [filter, choose];
}

function read(params: URLSearchParams): FigureFilter {
  const search = params.get('search');
  return {
    sort: among(FIGURE_SORTS, params.get('sort')) ?? 'published_at',
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    ...readAccount(params),
    ...(search && { search }),
  };
}

/** Reads the account to which an address limits figures, as the server expects it. */
export function readAccount(params: URLSearchParams): Pick<FigureFilter, 'platform' | 'targets'> {
  const platform = among(PLATFORM_NAMES, params.get('platform'));
  const account = params.get('account') ?? '';
  if (account !== '' && account.length <= LONGEST_ID) return { targets: account };
  return platform ? { platform } : {};
}
const LONGEST_ID = 200;

/** The filter's account in the form that the account picker uses. */
export const accountOf = ({
  platform,
  targets,
}: Pick<FigureFilter, 'platform' | 'targets'>): AccountFilter => ({
  ...(platform && { platform }),
  ...(targets && { target: targets }),
});

const among = <T extends string>(options: readonly T[], value: string | null): T | undefined =>
  options.find((one) => one === value);
