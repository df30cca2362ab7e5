import { createHmac } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import {
  FACEBOOK_DEFAULTS,
  INSTAGRAM_DEFAULTS,
  LINKEDIN_DEFAULTS,
  type NetworkSettings,
  readingFigures,
  withOrganizations,
} from './settings.ts';

interface App {
  readonly clientId: string;
}

/** What the sandbox knows Carillon by; with it goes `sandboxAppSecret`. */
export const SANDBOX_APPS: Record<PlatformName, App> = {
  facebook: { clientId: '900000000000001' },
  instagram: { clientId: '900000000000002' },
  linkedin: { clientId: 'sandbox-linkedin' },
};

/** By what name it logs users in as Google does. */
export const SANDBOX_GOOGLE: App = { clientId: 'sandbox-google' };

/** An app's secret: made of the installation's own, so that nobody else turns a consent into a token. */
export const sandboxAppSecret = (network: PlatformName | 'google', secret: string): string =>
  createHmac('sha256', secret).update(`app secret of ${network}`).digest('hex');

export interface SandboxSwitch {
  readonly SANDBOX: 'auto' | 'on' | 'off';
  /** None yet: this machine's own. */
  readonly PUBLIC_URL?: string | undefined;
}

/** Whether the sandbox stands in for networks without credentials: only on one's own machine, unless asked for. */
export const standsIn = ({ SANDBOX, PUBLIC_URL }: SandboxSwitch): boolean =>
  SANDBOX === 'on' ||
  (SANDBOX === 'auto' && (PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname)));

/** Whether the sandbox also says who users are: it believes everybody, so only where nobody but this machine comes. */
export const vouches = ({ SANDBOX, PUBLIC_URL }: SandboxSwitch): boolean =>
  standsIn({ SANDBOX, PUBLIC_URL }) &&
  (PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname));

/** A picture is ready at once there, a film in seconds. */
const POLL_DELAYS_MS = [50, 200, 500, 1000, 1000, 2000, 5000, 10_000, 30_000, 60_000];

/** Settings that point the clients at a sandbox, for users who have no apps of their own at the networks. */
export const sandboxNetworkSettings = (sandboxUrl: string, secret: string): NetworkSettings => {
  const facebook = `${sandboxUrl}/facebook`;
  const meta = { dialogUrl: facebook, graphUrl: facebook, pollDelaysMs: POLL_DELAYS_MS };
  const linkedin = `${sandboxUrl}/linkedin`;
  const app = (network: PlatformName) => ({
    ...SANDBOX_APPS[network],
    clientSecret: sandboxAppSecret(network, secret),
  });
  return {
    facebook: { ...FACEBOOK_DEFAULTS, ...app('facebook'), ...meta, videoUrl: meta.graphUrl },
    instagram: { ...INSTAGRAM_DEFAULTS, ...app('instagram'), ...meta },
    linkedin: withOrganizations(
      readingFigures({
        ...LINKEDIN_DEFAULTS,
        ...app('linkedin'),
        ...{ authUrl: linkedin, apiUrl: linkedin },
      }),
    ),
  };
};
