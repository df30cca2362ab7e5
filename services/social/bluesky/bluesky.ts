import { createGuardedFetch } from '@carillon/kit/http/guarded-fetch.ts';
import { isLoopback, type Permit, permitPublic } from '@carillon/kit/http/public-address.ts';
import { type SocialDeps, systemDeps } from '../deps.ts';
import { permitServers } from '../http/permit-servers.ts';
import type { SocialNetwork } from '../network.ts';
import type { BlueskySettings } from '../settings.ts';
import { createClient } from './client.ts';
import { createComments } from './comments.ts';
import { createConnect } from './connect.ts';
import { createFirstComment } from './first-comment.ts';
import { createInsights } from './insights.ts';
import { NETWORK } from './network-name.ts';
import { createPublish } from './publish.ts';
import { createRemove } from './remove.ts';

/**
 * Accounts on every server of the AT Protocol. Documents that anybody may write name the servers, and posts name pages, so
 * all calls go through a guarded fetch.
 * @param fetch in its place for tests
 */
export const createBluesky = (
  settings: BlueskySettings,
  deps: SocialDeps = systemDeps,
  fetch: SocialDeps['fetch'] = createGuardedFetch({ permit: permitServers(settings.isLocal) }),
) => {
  const pages = createGuardedFetch({ permit: permitPages(settings.isLocal) });
  const client = createClient(settings, { ...deps, fetch }, pages);
  return {
    name: NETWORK,
    connect: createConnect(client),
    publish: createPublish(client),
    comments: createComments(client),
    firstComment: createFirstComment(client),
    insights: createInsights(client),
    remove: createRemove(client),
  } satisfies SocialNetwork;
};

/** Where the page of a link may be. */
const permitPages =
  (isLocal: boolean): Permit =>
  (address, port) =>
    (isLocal && isLoopback(address)) || permitPublic(address, port);
