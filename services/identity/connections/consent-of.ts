import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Connect, CredentialsConnect, OauthConnect } from '@carillon/social/capabilities/connect.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';

interface Deps {
  readonly networks: SocialNetworks;
}

/** @throws AppError `network_not_set_up`, `connection_refused` where the network has no consent page */
export function consentOf(deps: Deps, platform: PlatformName): OauthConnect {
  const connect = connectOf(deps, platform);
  if (connect.by === 'oauth') return connect;
  throw new AppError('connection_refused', {
    message: `To connect ${labelOf(platform)}, enter your handle and an app password.`,
  });
}

/** @throws AppError `network_not_set_up`, `connection_refused` where the network has a consent page in place of it */
export function signInOf(deps: Deps, platform: PlatformName): CredentialsConnect {
  const connect = connectOf(deps, platform);
  if (connect.by === 'credentials') return connect;
  throw new AppError('connection_refused', {
    message: `${labelOf(platform)} takes no password here. Connect it on its own page.`,
  });
}

function connectOf({ networks }: Deps, platform: PlatformName): Connect {
  const { connect } = networks[platform];
  if (connect) return connect;
  throw new AppError('network_not_set_up', { message: `${notSetUp(platform)}.` });
}
