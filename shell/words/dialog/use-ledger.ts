import type { WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** The ledger at a balance, the older entries page by page as they are asked for. */
export const useLedger = (api: ApiClient, { granted, spent }: WordBalance) =>
  useInfiniteQuery({
    queryKey: ['word ledger', granted, spent],
    queryFn: ({ pageParam }) =>
      api.call(listWordLedger, pageParam === null ? {} : { query: { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
  });
