import { useQueryClient } from '@tanstack/react-query';
import { CONFIRMATION_KEY } from '../../../lib/use-confirmation.ts';
import { FACTORS_KEY } from '../../../lib/use-factors.ts';

export { type Factors, useFactors as useSecondFactors } from '../../../lib/use-factors.ts';

export function useRefreshFactors(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: CONFIRMATION_KEY });
    await queries.invalidateQueries({ queryKey: FACTORS_KEY });
  };
}
