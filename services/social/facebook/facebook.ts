import { type SocialDeps, systemDeps } from '../deps.ts';
import { createFirstComment } from '../meta/first-comment.ts';
import { createLatestUsage } from '../meta/latest-usage.ts';
import type { SocialNetwork } from '../network.ts';
import type { FacebookSettings } from '../settings.ts';
import { createComments } from './comments.ts';
import { createConnect } from './connect.ts';
import { createInsights } from './insights.ts';
import { createPublish } from './publish.ts';

/** Facebook pages. */
export const createFacebook = (settings: FacebookSettings, deps: SocialDeps = systemDeps) => {
  // Calls for comments and for figures share one allowance.
  const usage = createLatestUsage(deps);
  const comments = createComments(settings, deps, usage);
  return {
    name: 'facebook',
    connect: createConnect(settings, deps),
    publish: createPublish(settings, deps),
    comments,
    firstComment: createFirstComment({ platform: 'facebook', label: 'Facebook', settings, deps, comments }),
    insights: createInsights(settings, deps, usage),
  } satisfies SocialNetwork;
};
