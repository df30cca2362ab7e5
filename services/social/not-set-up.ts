import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { SocialNetwork } from './network.ts';
import { SocialError } from './social-error.ts';

const NEEDED = {
  facebook: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET',
  instagram: 'INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET',
  linkedin: 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET',
};

/** A network without credentials where the sandbox doesn't stand in: every call says so, and what to do. */
export function notSetUp(platform: PlatformName): SocialNetwork {
  const { label } = PLATFORMS[platform];
  const message = `${label} is not set up on this server. Its operator can set ${NEEDED[platform]}, or SANDBOX=on for a stand-in`;
  const refuse = async (): Promise<never> => {
    throw new SocialError(message, { kind: 'permanent', code: 'network_not_set_up' });
  };
  return {
    platform,
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
