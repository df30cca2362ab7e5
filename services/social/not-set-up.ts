import { howToSetUp } from '@carillon/contracts/domain/network-settings.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { SocialNetwork } from './network.ts';
import { SocialError } from './social-error.ts';

/** A network without credentials where the sandbox doesn't stand in: every call says so, and what to do. */
export function notSetUp(platform: PlatformName): SocialNetwork {
  const { label } = PLATFORMS[platform];
  const message = `${label} is not set up on this server. ${howToSetUp(platform)}`;
  const refuse = async (): Promise<never> => {
    throw new SocialError(message, { kind: 'permanent', code: 'network_not_set_up' });
  };
  return {
    platform,
    available: false,
    authorizeUrl() {
      throw new AppError('network_not_set_up', { message: `${message}.` });
    },
    exchangeCode: refuse,
    refresh: refuse,
    account: refuse,
    targets: refuse,
    publish: refuse,
    findPublished: refuse,
  };
}
