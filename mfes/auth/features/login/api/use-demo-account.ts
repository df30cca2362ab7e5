import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { getDemoAccount } from '@carillon/contracts/http/identity/account/get-demo-account.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

const AGAIN_MS = 3000;

/** Whether this installation has a demo account, and until it is prepared, asked for again. A public one has none. */
export function useDemoAccount(): 'none' | 'coming' | 'ready' | 'failed' {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['demo-account'],
    queryFn: () => api.call(getDemoAccount),
    enabled: isThisMachine(window.location.hostname),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'coming' ? AGAIN_MS : false),
  });
  return data?.state ?? 'none';
}
