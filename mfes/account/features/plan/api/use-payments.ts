import { listPayments } from '@carillon/contracts/http/billing/list-payments.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { PLAN_KEY } from './use-plan.ts';

export function usePayments() {
  const api = useApi();
  return useQuery({
    queryKey: [...PLAN_KEY, 'payments'],
    queryFn: async () => (await api.call(listPayments)).entries,
  });
}
