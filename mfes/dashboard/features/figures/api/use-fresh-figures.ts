import { useGathered, useLiveEvents } from '@carillon/sdk/index.ts';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { FIGURES } from './query-keys.ts';

/** Figures of many posts may be read in a second. */
const EVERY_MS = 2_000;

/** Reloads the shown metrics after a new reading or publication. */
export function useFreshFigures(): void {
  const queries = useQueryClient();
  const refresh = useGathered(
    () => void queries.invalidateQueries({ queryKey: FIGURES, predicate: isOnePage }),
    EVERY_MS,
  );
  useLiveEvents('figures.changed', ({ what }) => {
    if (what === 'figures') refresh();
  });
  useLiveEvents('publication.changed', ({ publication }) => {
    if (publication.status === 'published') refresh();
  });
}

/** Lists with more than one page aren't reloaded: every page would be requested again, and rows would move. */
const isOnePage = ({ state }: Query): boolean => {
  const data = state.data as { readonly pages?: readonly unknown[] } | undefined;
  return (data?.pages?.length ?? 1) === 1;
};
