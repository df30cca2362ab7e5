import { type SocialDeps, systemDeps } from '../deps.ts';
import type { SocialNetwork } from '../network.ts';
import type { LinkedinSettings } from '../settings.ts';
import { createComments } from './comments.ts';
import { createConnect } from './connect.ts';
import { createFirstComment } from './first-comment.ts';
import { createInsights } from './insights.ts';
import { createPublish } from './publish.ts';

/** LinkedIn members, and the pages that they administer. */
export const createLinkedin = (settings: LinkedinSettings, deps: SocialDeps = systemDeps) =>
  ({
    name: 'linkedin',
    connect: createConnect(settings, deps),
    publish: createPublish(settings, deps),
    comments: createComments(settings, deps),
    firstComment: createFirstComment(settings, deps),
    insights: createInsights(settings, deps),
  }) satisfies SocialNetwork;
