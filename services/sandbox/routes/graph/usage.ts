import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

const HOUR = 3_600_000;
/** Calls in an hour that count as all of it. */
const ALLOWED = 20_000;

export interface Usage {
  /** Counts a call of that id and tells how much of the hour's share is used, as the Graph API's headers do. */
  headers(id: string, network: PlatformName, regainMinutes?: number): Record<string, string>;
}

/** The figures of the usage headers: calls within the clock's hour, in percent. */
export const createUsage = (now: () => Date): Usage => {
  let hour = 0;
  let calls = new Map<string, number>();
  return {
    headers(id, network, regainMinutes) {
      const current = Math.floor(now().getTime() / HOUR);
      if (current !== hour) calls = new Map();
      hour = current;
      const count = (calls.get(id) ?? 0) + 1;
      calls.set(id, count);
      const percent = regainMinutes === undefined ? Math.min(99, Math.floor((count / ALLOWED) * 100)) : 100;
      const share = { call_count: percent, total_cputime: 0, total_time: 0 };
      const type = network === 'instagram' ? 'instagram' : 'pages';
      return {
        'x-app-usage': JSON.stringify({ ...share, call_count: Math.min(99, percent) }),
        'x-business-use-case-usage': JSON.stringify({
          [id]: [{ type, ...share, estimated_time_to_regain_access: regainMinutes ?? 0 }],
        }),
      };
    },
  };
};
