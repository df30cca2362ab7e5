import { listMedia } from '@carillon/contracts/http/posts/list-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export const LIBRARY_KEY = ['media-library'];

export interface LibraryFilter {
  readonly search: string;
  readonly kind: MediaView['kind'] | 'all';
}

const PAUSE_MS = 250;

/** The files of the workspace that are asked for, page by page, once the user pauses typing. */
export function useLibrary({ search, kind }: LibraryFilter) {
  const api = useApi();
  const words = useSettled(search.trim());
  const filter = { ...(words && { search: words }), ...(kind !== 'all' && { kind }) };
  const query = useInfiniteQuery({
    queryKey: [...LIBRARY_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(listMedia, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
  const media: MediaView[] = query.data?.pages.flatMap((page) => page.media) ?? [];
  // A page of a search may have no match: it continues automatically until one has, or to the end.
  const goesOn = media.length === 0 && query.hasNextPage && !query.isFetching && !query.isError;
  const { fetchNextPage } = query;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { ...query, media, isFiltered: words !== '' || kind !== 'all', last: query.data?.pages.at(-1) };
}

function useSettled(text: string): string {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}
