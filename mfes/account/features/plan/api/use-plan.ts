import { getPlan, type PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export const PLAN_KEY = ['plan'];

export function usePlan() {
  const api = useApi();
  return useQuery<PlanView>({ queryKey: PLAN_KEY, queryFn: () => api.call(getPlan) });
}
