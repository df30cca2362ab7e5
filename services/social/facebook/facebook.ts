import { type SocialDeps, systemDeps } from '../deps.ts';
import type { SocialNetwork } from '../network.ts';
import type { FacebookSettings } from '../settings.ts';
import { createComments } from './comments.ts';
import { createConnect } from './connect.ts';
import { createInsights } from './insights.ts';
import { createPublish } from './publish.ts';

/** Facebook pages. */
export const createFacebook = (settings: FacebookSettings, deps: SocialDeps = systemDeps) =>
  ({
    name: 'facebook',
    connect: createConnect(settings, deps),
    publish: createPublish(settings, deps),
    comments: createComments(settings, deps),
    insights: createInsights(settings, deps),
  }) satisfies SocialNetwork;
