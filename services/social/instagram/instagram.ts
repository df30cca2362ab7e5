import { type SocialDeps, systemDeps } from '../deps.ts';
import { guarded } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import { createMetaOauth } from '../meta/oauth.ts';
import { listPages } from '../meta/pages.ts';
import type { PublishRequest, SocialNetwork, Target } from '../network.ts';
import type { InstagramSettings } from '../settings.ts';
import { findMedia } from './find.ts';
import { publishMedia } from './publish.ts';

const LABEL = 'Instagram';

/** Instagram business accounts, each reached with the token of the Facebook page that it belongs to. */
export const createInstagram = (
  settings: InstagramSettings,
  deps: SocialDeps = systemDeps,
): SocialNetwork => {
  const graph = createGraph(LABEL, settings, deps);
  const clientFor = (request: PublishRequest) => ({
    ...{ settings, deps },
    graph: createGraph(LABEL, settings, deps, request),
  });

  return guarded({
    platform: 'instagram',
    ...createMetaOauth(settings, graph, deps, {
      label: LABEL,
      needed: ['instagram_basic', 'instagram_content_publish', 'pages_show_list'],
    }),

    async targets(accessToken, signal) {
      const pages = await listPages(graph, accessToken, signal);
      return pages.flatMap((page): Target[] => {
        const account = page.instagram_business_account;
        if (!account) return [];
        return [
          {
            id: account.id,
            name: account.username ?? page.name,
            picture: account.profile_picture_url ?? null,
            accessToken: page.access_token,
          },
        ];
      });
    },

    publish: (request) => publishMedia(clientFor(request), request),
    findPublished: (request) => findMedia(clientFor(request), request),
  });
};
