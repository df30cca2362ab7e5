import type { PlatformName } from '../../domain/platforms.ts';
import { PLATFORMS } from '../../domain/platforms.ts';
import type { ConnectionView } from '../../http/identity/connections/connection-view.ts';

type Target = ConnectionView['targets'][number];
type GivenTarget = Pick<Target, 'id' | 'name'> & Partial<Target>;

/** A connected account of Ada's; LinkedIn’s targets are profiles unless they say otherwise. */
export function connectionView(
  network: PlatformName,
  targets: readonly GivenTarget[],
  more: Partial<ConnectionView> = {},
): ConnectionView {
  const { text, comment, hashtags, images, imageBytes, videoBytes } = PLATFORMS[network].limits;
  return {
    id: `con-${network}`,
    network,
    server: null,
    status: 'connected',
    reason: null,
    capabilities: [],
    account: { id: `${network}-ada`, name: 'Ada', picture: null },
    limits: { text, comment, hashtags, images, image_bytes: imageBytes, video_bytes: videoBytes },
    targets: targets.map((one) => ({ picture: null, kind: PLATFORMS[network].kindOf(one.id), ...one })),
    ...more,
  };
}
