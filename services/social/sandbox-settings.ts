import { createHmac } from 'node:crypto';
import { byPlatform, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import type { SandboxPlace } from './setup.ts';
import { type NetworkSettings, SETUPS } from './setups.ts';

interface App {
  readonly clientId: string;
}

/** Which network's app the sandbox knows by that name. */
export const sandboxAppOf = (clientId: string | undefined): PlatformName | undefined =>
  PLATFORM_NAMES.find((name) => clientId !== undefined && SETUPS[name].sandboxApp === clientId);

/** By what name it logs users in as Google does. */
export const SANDBOX_GOOGLE: App = { clientId: 'sandbox-google' };

/** An app's secret: made of the installation's own, so that nobody else turns a consent into a token. */
export const sandboxAppSecret = (network: string, secret: string): string =>
  createHmac('sha256', secret).update(`app secret of ${network}`).digest('hex');

export interface SandboxSwitch {
  readonly SANDBOX: 'auto' | 'on' | 'off';
  /** None set yet: this machine's own. */
  readonly PUBLIC_URL?: string | undefined;
}

/** Whether the sandbox replaces networks without credentials: only on one's own machine, unless requested. */
export const standsIn = ({ SANDBOX, PUBLIC_URL }: SandboxSwitch): boolean =>
  SANDBOX === 'on' ||
  (SANDBOX === 'auto' && (PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname)));

/** Whether the sandbox also says who users are: it believes everybody, so only where nobody but this machine comes. */
export const vouches = ({ SANDBOX, PUBLIC_URL }: SandboxSwitch): boolean =>
  standsIn({ SANDBOX, PUBLIC_URL }) &&
  (PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname));

/** Settings that point the clients at a sandbox, for users who have no apps of their own at the networks. */
export const sandboxNetworkSettings = (url: string, secret: string): NetworkSettings => {
  const place = sandboxPlace(url, secret);
  return byPlatform((name) => SETUPS[name].sandbox(place)) as NetworkSettings;
};

export const sandboxPlace = (url: string, secret: string): SandboxPlace => ({
  url,
  secretOf: (network) => sandboxAppSecret(network, secret),
});
