import { useQueryClient } from '@tanstack/react-query';
import { FACTORS_KEY } from '../../../lib/use-factors.ts';

export { type Factors, useFactors as useSecondFactors } from '../../../lib/use-factors.ts';

export function useRefreshFactors(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: FACTORS_KEY });
}
