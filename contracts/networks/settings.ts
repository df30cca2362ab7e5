import type { NetworkSetting } from './network.ts';
import { NETWORK_DETAILS } from './network-details.ts';

/** Settings of every process that calls networks. `networkEnv` in services/social reads them. */
export const NETWORK_SETTINGS = {
  PUBLIC_URL: { meaning: 'the address that browsers and networks use' },
  ...(Object.assign({}, ...Object.values(NETWORK_DETAILS).map(({ settings }) => settings)) as Readonly<
    Record<string, NetworkSetting>
  >),
  SANDBOX: {
    meaning:
      'whether the sandbox network stands in for networks without credentials: `on`, `off`, or `auto` (only while `PUBLIC_URL` is this machine)',
  },
  SANDBOX_URL: { default: 'PUBLIC_URL/sandbox', meaning: 'the address of the sandbox network' },
};
