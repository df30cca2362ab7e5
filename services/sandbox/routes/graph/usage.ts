import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type CallWindow, createCallWindow } from '../../domain/call-window.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { SandboxLimits } from '../../domain/limits.ts';

export interface Caller {
  readonly network: PlatformName;
  /** Whose token it is. */
  readonly id: string;
}

export interface Usage {
  /** Counts a call; throws the rate limit's error when the app or the page has used up its hour. */
  take(caller: Caller): void;
  /** The used share of the hour, as the Graph API's headers report it. */
  headers(caller: Caller, cooldownMinutes?: number): Record<string, string>;
}

/** The calls that were taken within the last hour, of each network's app and of each page. */
export const createUsage = (now: () => Date, limits: SandboxLimits): Usage => {
  const windows = new Map<string, CallWindow>();
  const windowOf = (key: string): CallWindow => {
    const window = windows.get(key) ?? createCallWindow();
    windows.set(key, window);
    return window;
  };
  const ofApp = ({ network }: Caller) => windowOf(network);
  const ofPage = ({ network, id }: Caller) => windowOf(`${network}/${id}`);

  return {
    take(caller) {
      const at = now();
      const app = ofApp(caller).minutesUntilBelow(limits.appCallsAnHour, at);
      if (app > 0) throw graphFaults.throttled(4, app);
      const page = ofPage(caller).minutesUntilBelow(limits.pageCallsAnHour, at);
      if (page > 0) throw graphFaults.throttled(caller.network === 'instagram' ? 80002 : 80001, page);
      ofApp(caller).add(at);
      ofPage(caller).add(at);
    },
    headers(caller, cooldownMinutes = 0) {
      const page = ofPage(caller).count(now()) / limits.pageCallsAnHour;
      const type = caller.network === 'instagram' ? 'instagram' : 'pages';
      const regainFields = { estimated_time_to_regain_access: cooldownMinutes };
      return {
        'x-app-usage': JSON.stringify(share(ofApp(caller).count(now()) / limits.appCallsAnHour)),
        'x-business-use-case-usage': JSON.stringify({
          [caller.id]: [{ type, ...share(page), ...regainFields }],
        }),
      };
    },
  };
};

const share = (usage: number) => ({ call_count: Math.floor(usage * 100), total_cputime: 0, total_time: 0 });
