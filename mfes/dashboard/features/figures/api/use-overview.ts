import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { useAccountZone, useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FigureFilter } from '../model/figure-filter.ts';
import { FIGURES } from './query-keys.ts';

const ALL = {};

/** Figures of the last days, by the days of the account's zone; those of another range stay until these are there. */
export function useOverview(range: Range, of: Pick<FigureFilter, 'platform' | 'targets'> = ALL) {
  const api = useApi();
  const timezone = useAccountZone();
  return useQuery({
    queryKey: [...FIGURES, 'overview', range, timezone, of],
    queryFn: () => api.call(getOverview, { query: { range: `${range}`, timezone, ...of } }),
    placeholderData: keepPreviousData,
  });
}
