import { type SocialDeps, systemDeps } from '../deps.ts';
import { guarded } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import { createMetaOauth } from '../meta/oauth.ts';
import { listPages } from '../meta/pages.ts';
import type { PublishRequest, SocialNetwork } from '../network.ts';
import type { FacebookSettings } from '../settings.ts';
import { findOnPage } from './find.ts';
import { publishToPage } from './publish.ts';

const LABEL = 'Facebook';

/** Facebook pages. */
export const createFacebook = (settings: FacebookSettings, deps: SocialDeps = systemDeps): SocialNetwork => {
  const graph = createGraph(LABEL, settings, deps);
  const clientFor = (request: PublishRequest) => ({
    ...{ settings, deps },
    graph: createGraph(LABEL, settings, deps, request),
  });

  return guarded({
    platform: 'facebook',
    ...createMetaOauth(settings, graph, deps, {
      label: LABEL,
      needed: ['pages_show_list', 'pages_manage_posts'],
    }),

    async targets(accessToken, signal) {
      const pages = await listPages(graph, accessToken, signal);
      return pages.map((page) => ({
        id: page.id,
        name: page.name,
        picture: page.picture?.data.url ?? null,
        accessToken: page.access_token,
      }));
    },

    publish: (request) => publishToPage(clientFor(request), request),
    findPublished: (request) => findOnPage(clientFor(request), request),
  });
};
