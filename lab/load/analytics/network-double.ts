import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import type { Insights, PostFigures, PostReading } from '@carillon/social/capabilities/insights.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';

/** Networks that answer at once, so only Carillon's own work is measured. */
export function networkDouble(): { networks: SocialNetworks; readings(): number } {
  let read = 0;
  const figures = (): PostFigures => ({
    likes: read % 900,
    comments: read % 70,
    shares: read % 30,
    reach: 1000 + (read % 9000),
    clicks: read % 200,
  });
  const insights: Insights = {
    postsAtOnce: 50,
    usage: () => null,
    account: async () => ({ followers: 1000 + (read % 500) }),
    async posts({ postIds }) {
      return new Map(
        postIds.map((id): [string, PostReading] => {
          read++;
          return [id, { kind: 'figures', figures: figures() }];
        }),
      );
    },
  };
  const networks: SocialNetworks = byPlatform((name) => ({ name, insights }));
  return { networks, readings: () => read };
}
