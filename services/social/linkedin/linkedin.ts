import { z } from 'zod';
import { type SocialDeps, systemDeps } from '../deps.ts';
import { guarded } from '../http/guard.ts';
import { type Account, type SocialNetwork, UNANSWERABLE } from '../network.ts';
import type { LinkedinSettings } from '../settings.ts';
import { createLinkedinOauth } from './oauth.ts';
import { publishShare } from './publish.ts';
import { createRest } from './rest.ts';

const userinfo = z.object({ sub: z.string().min(1), name: z.string(), picture: z.string().optional() });

/** LinkedIn members. */
export const createLinkedin = (settings: LinkedinSettings, deps: SocialDeps = systemDeps): SocialNetwork => {
  const rest = createRest(settings, deps);

  const account = async (accessToken: string, signal?: AbortSignal): Promise<Account> => {
    const me = await rest.read('v2/userinfo', { token: accessToken, schema: userinfo, signal });
    return { id: `urn:li:person:${me.sub}`, name: me.name, picture: me.picture ?? null };
  };

  return guarded({
    platform: 'linkedin',
    ...createLinkedinOauth(settings, deps),
    account,

    async targets(accessToken, signal) {
      const member = await account(accessToken, signal);
      return [{ ...member, accessToken: null }];
    },

    publish: (request) => publishShare({ rest, settings, deps }, request),

    /**
     * LinkedIn lets an app read no member's posts, so the look is the sending itself: it refuses a share that
     * it has, and names it, which `publish` takes for success. For how long it knows a share again it does not say.
     */
    findPublished: async () => UNANSWERABLE,
  });
};
