import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { type SocialDeps, systemDeps } from '../deps.ts';
import { permitServers } from '../http/permit-servers.ts';
import type { SocialNetwork } from '../network.ts';
import type { MastodonSettings } from '../settings.ts';
import { createClient } from './client.ts';
import { createComments } from './comments.ts';
import { createConnect } from './connect.ts';
import { createFirstComment } from './first-comment.ts';
import { createInsights } from './insights.ts';
import { NETWORK } from './network-name.ts';
import { createPublish } from './publish.ts';
import { createRemove } from './remove.ts';

/**
 * Accounts of every server that speaks Mastodon's client API. Users name the servers, so calls go through a guarded fetch.
 * @param fetch in its place for tests
 */
export const createMastodon = (
  settings: MastodonSettings,
  deps: SocialDeps = systemDeps,
  fetch: SocialDeps['fetch'] = createGuardedFetch({ permit: permitServers(settings.isLocal) }),
) => {
  const client = createClient(settings, { ...deps, fetch });
  return {
    name: NETWORK,
    ...(deps.registrations && { connect: createConnect(client, deps.registrations(NETWORK)) }),
    publish: createPublish(client),
    comments: createComments(client),
    firstComment: createFirstComment(client),
    insights: createInsights(client),
    remove: createRemove(client),
  } satisfies SocialNetwork;
};
