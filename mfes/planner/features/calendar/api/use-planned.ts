import { listPlanned, type PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';
import { type Day, dayBounds, useApi, useGathered, useLiveEvents } from '@carillon/sdk/index.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MOVING, PLANNED } from '../../../lib/query-keys.ts';
import type { Filter } from '../model/address.ts';

export interface PlannedQuery {
  readonly publications: readonly PlannedPublication[];
  /** Whether there is more than is loaded. */
  readonly more: boolean;
}

/** Most pages to load for one view. A user with more posts than that looks at a week, or filters. */
const MAX_PAGES = 5;
const GATHER_MS = 1_000;

/** Loads posts due on these days, by the clocks of a zone; follows live events. */
export function usePlanned(days: readonly Day[], zone: string, filter: Filter) {
  const api = useApi();
  const queries = useQueryClient();
  const request = useMemo(() => {
    const bounds = dayBounds(days, zone);
    const iso = (ms = 0): string => new Date(ms).toISOString();
    const { platforms, target, status, text } = filter;
    return {
      from: iso(bounds[0]),
      until: iso(bounds.at(-1)),
      ...(platforms.length > 0 && { platforms: platforms.join(',') }),
      ...(target && { targets: target }),
      ...(status && { statuses: status }),
      ...(text.trim() && { text: text.trim() }),
    };
  }, [days, zone, filter]);
  // While something is being moved it is shown where it was put; the last move to end asks again.
  const refresh = useGathered(() => {
    if (queries.isMutating({ mutationKey: MOVING }) === 0)
      void queries.invalidateQueries({ queryKey: PLANNED });
  }, GATHER_MS);
  useLiveEvents('publication.changed', refresh);
  return useQuery({
    queryKey: [...PLANNED, request],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<PlannedQuery> => {
      const publications: PlannedPublication[] = [];
      let before: string | undefined;
      for (let page = 0; page < MAX_PAGES; page++) {
        const query = { ...request, ...(before && { before }) };
        const reply = await api.call(listPlanned, { query, signal });
        publications.push(...reply.publications);
        if (reply.next === null) return { publications, more: false };
        before = reply.next;
      }
      return { publications, more: true };
    },
  });
}
