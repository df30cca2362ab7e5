import { type DraftSummary, listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../providers/shell-context.tsx';
import { useApproval } from '../session/use-approval.ts';
import { DRAFTS_KEY } from './use-drafts.ts';

/** The drafts that wait for the user's approval; only asked for where there are any. */
export function useWaitingDrafts(waiting: number): readonly DraftSummary[] {
  const api = useApi();
  const { mayApprove } = useApproval();
  const asks = mayApprove && waiting > 0;
  const { data } = useQuery({
    queryKey: [...DRAFTS_KEY, 'requested'],
    queryFn: () => api.call(listDrafts, { query: { review: 'requested' } }),
    enabled: asks,
    staleTime: 0,
  });
  return asks ? (data?.drafts ?? []) : [];
}
