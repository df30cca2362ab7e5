/** The exports of `@tanstack/react-query` for micro-frontends: a shared module keeps everything it exports. */
export {
  keepPreviousData,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '#react-query';
