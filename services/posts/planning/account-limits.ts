import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { anyServer } from '../domain/check-content.ts';
import { type Asker, askTarget, type CheckedTarget } from './check-targets.ts';

interface Target {
  readonly platform: PlatformName;
  readonly targetId: string;
}

/** The limits of a target that identity has said something of. */
export const limitsOf = (
  platform: PlatformName,
  { limits }: Pick<CheckedTarget, 'limits'>,
): NetworkLimits => ({
  ...PLATFORMS[platform].limits,
  ...limits,
});

/**
 * The limits of each target's account. Only where servers differ is anybody asked; of an account that is not connected now,
 * nobody knows its server's, and everything is taken.
 */
export const accountLimits = (
  identity: ServiceClient,
  asker: Asker,
  targets: readonly Target[],
): Promise<NetworkLimits[]> =>
  Promise.all(
    targets.map(async ({ platform, targetId: pageId }) => {
      const { connect, limits } = PLATFORMS[platform];
      if (connect.how !== 'server') return limits;
      const answer = await askTarget(identity, asker, { platform, pageId });
      return answer instanceof AppError ? anyServer(platform) : limitsOf(platform, answer);
    }),
  );
