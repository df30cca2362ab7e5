import { listPayments } from '@carillon/contracts/http/billing/list-payments.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PLAN_KEY } from './use-plan.ts';

interface Page<E> {
  readonly entries: readonly E[];
  readonly next: string | null;
}

/** A list that is read page by page, the newest first. */
const usePages = <E>(name: string, read: (query: { before?: string }) => Promise<Page<E>>) =>
  useInfiniteQuery({
    queryKey: [...PLAN_KEY, name],
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

export function usePayments() {
  const api = useApi();
  return usePages('payments', (query) => api.call(listPayments, { query }));
}

export function useWordLedger() {
  const api = useApi();
  return usePages('words', (query) => api.call(listWordLedger, { query }));
}

export type History<E> = ReturnType<typeof usePages<E>>;
