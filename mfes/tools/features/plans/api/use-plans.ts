import type { BusinessPlan } from '@carillon/contracts/http/ai/business-plan.ts';
import { deleteBusinessPlan } from '@carillon/contracts/http/ai/delete-business-plan.ts';
import { getBusinessPlan } from '@carillon/contracts/http/ai/get-business-plan.ts';
import { listBusinessPlans } from '@carillon/contracts/http/ai/list-business-plans.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';

const LIST = ['business-plans'];
const keyOf = (id: string): string[] => ['business-plan', id];

export type PlanSummary = ReplyOf<typeof listBusinessPlans>['plans'][number];

/** The workspace's plans, page by page. */
export function usePlans() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam, signal }) => api.call(listBusinessPlans, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ plans }) => plans),
    networkMode: 'always',
    retry: false,
  });
}

/** One of them, whole. */
export function usePlan(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await api.call(getBusinessPlan, { params: { id }, signal })).plan,
    networkMode: 'always',
    retry: false,
  });
}

/** Lets the pages know of a plan that was made here, or may have been. */
export function useChangedPlans(): (plan?: BusinessPlan) => void {
  const queries = useQueryClient();
  return (plan) => {
    if (plan) queries.setQueryData(keyOf(plan.id), plan);
    void queries.invalidateQueries({ queryKey: LIST });
  };
}

export function useDeletePlan() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction((id: string) => api.call(deleteBusinessPlan, { params: { id } }), {
    async onDone(_, id) {
      queries.removeQueries({ queryKey: keyOf(id) });
      await queries.invalidateQueries({ queryKey: LIST });
      toasts.success(t`Plan deleted.`);
    },
  });
}
