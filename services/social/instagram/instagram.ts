import { type SocialDeps, systemDeps } from '../deps.ts';
import { createFirstComment } from '../meta/first-comment.ts';
import { createLatestUsage } from '../meta/latest-usage.ts';
import type { SocialNetwork } from '../network.ts';
import type { InstagramSettings } from '../settings.ts';
import { createComments } from './comments.ts';
import { createConnect } from './connect.ts';
import { createInsights } from './insights.ts';
import { createPublish } from './publish.ts';

/** Instagram business accounts, each reached with the token of the Facebook page that it belongs to. */
export const createInstagram = (settings: InstagramSettings, deps: SocialDeps = systemDeps) => {
  // Calls for comments and for figures share one allowance.
  const usage = createLatestUsage(deps);
  const comments = createComments(settings, deps, usage);
  return {
    name: 'instagram',
    connect: createConnect(settings, deps),
    publish: createPublish(settings, deps),
    comments,
    firstComment: createFirstComment({ platform: 'instagram', label: 'Instagram', settings, deps, comments }),
    insights: createInsights(settings, deps, usage),
  } satisfies SocialNetwork;
};
