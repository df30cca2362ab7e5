import type { SocialNetwork } from '../network.ts';
import { SocialError } from '../social-error.ts';

/** Holds the promise that calls throw SocialError and nothing else, whatever broke inside. */
export const guarded = (network: SocialNetwork): SocialNetwork => {
  const careful =
    <In extends unknown[], Out>(call: (...input: In) => Promise<Out>, kind: 'retry' | 'unknown') =>
    async (...input: In): Promise<Out> => {
      try {
        return await call(...input);
      } catch (error) {
        if (error instanceof SocialError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new SocialError(`The work for ${network.platform} was interrupted: ${reason}`, {
          kind,
          cause: error,
        });
      }
    };
  return {
    platform: network.platform,
    ...(network.issuer !== undefined && { issuer: network.issuer }),
    authorizeUrl: network.authorizeUrl,
    exchangeCode: careful(network.exchangeCode, 'retry'),
    refresh: careful(network.refresh, 'retry'),
    account: careful(network.account, 'retry'),
    targets: careful(network.targets, 'retry'),
    publish: careful(network.publish, 'unknown'),
    findPublished: careful(network.findPublished, 'retry'),
  };
};
