import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Connect, Consenting, CredentialsConnect } from '@carillon/social/capabilities/connect.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import type { Connections } from './connections.ts';

interface Deps {
  readonly connections: Pick<Connections, 'networks'>;
}

/** @throws AppError `network_not_set_up`, `connection_refused` where the network has no consent page */
export function consentOf(deps: Deps, platform: PlatformName): Consenting & Pick<Connect, 'app'> {
  const connect = connectOf(deps, platform);
  const consenting = consentingOf({ connect });
  if (consenting) return { ...consenting, app: connect.app };
  throw new AppError('connection_refused', {
    message: text`To connect ${{ network: labelOf(platform) }}, enter your handle and an app password.`,
  });
}

/** How to ask for consent. Undefined if the network, or this server, has no way to do that. */
export const consentingOf = ({ connect }: Pick<SocialNetwork, 'connect'>): Consenting | undefined =>
  connect?.by === 'credentials' ? connect.consent : connect;

/** @throws AppError `network_not_set_up`, `connection_refused` where the network has a consent page in place of it */
export function signInOf(deps: Deps, platform: PlatformName): CredentialsConnect {
  const connect = connectOf(deps, platform);
  if (connect.by === 'credentials') return connect;
  throw new AppError('connection_refused', {
    message: text`${{ network: labelOf(platform) }} doesn’t accept a password here. Connect it on its own page.`,
  });
}

function connectOf({ connections: { networks } }: Deps, platform: PlatformName): Connect {
  const { connect } = networks[platform];
  if (connect) return connect;
  throw new AppError('network_not_set_up', { message: notSetUp(platform) });
}
