/** What micro-frontends get when they import `@tanstack/react-query`: a shared module keeps all that it exports. */
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
