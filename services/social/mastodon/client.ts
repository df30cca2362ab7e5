import type { SocialDeps } from '../deps.ts';
import type { MastodonSettings } from '../settings.ts';
import { type Api, createApi } from './api.ts';
import { createInstances, type Instances } from './instance.ts';
import { createUsage, type Usage } from './usage.ts';

/** Parts that the calls to a server share. */
export interface MastodonClient {
  readonly api: Api;
  readonly instances: Instances;
  readonly usage: Usage;
  readonly settings: MastodonSettings;
  readonly deps: SocialDeps;
}

export const createClient = (settings: MastodonSettings, deps: SocialDeps): MastodonClient => {
  const usage = createUsage();
  const instances: Instances = createInstances(() => api, deps);
  const api = createApi({
    timeoutMs: settings.timeoutMs,
    deps,
    usage,
    // Mastodon counts an account's calls, others all that come from one address.
    scopeOf: (server) => (instances.known(server)?.software === 'mastodon' ? 'account' : 'server'),
  });
  return { api, instances, usage, settings, deps };
};
