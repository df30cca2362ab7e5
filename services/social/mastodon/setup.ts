import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { besideSandbox } from '../sandbox/beside-sandbox.ts';
import { MASTODON_DEFAULTS, type MastodonSettings } from '../settings.ts';
import { type NetworkSetup, SANDBOX_POLL_DELAYS_MS, type SandboxPlace } from '../setup.ts';
import { createMastodon } from './mastodon.ts';

const beside = (settings: MastodonSettings, { url }: SandboxPlace): MastodonSettings => ({
  ...settings,
  sandboxUrl: `${url}/mastodon`,
});

/** No operator registers an app: Carillon does with each server. `PUBLIC_URL` says whose app it is. */
export const mastodonSetup = {
  env: {},
  own(config): MastodonSettings | null {
    const { PUBLIC_URL } = { PUBLIC_URL: undefined, ...config } as { PUBLIC_URL?: string };
    return PUBLIC_URL === undefined ? null : settingsAt(PUBLIC_URL);
  },
  sandbox: (place) => beside(settingsAt(place.url), place),
  beside,
  sandboxApp: null,
  create: besideSandbox(createMastodon, (settings) => ({
    ...settings,
    pollDelaysMs: SANDBOX_POLL_DELAYS_MS,
  })),
} satisfies NetworkSetup<MastodonSettings>;

const settingsAt = (url: string): MastodonSettings => ({
  ...MASTODON_DEFAULTS,
  website: url,
  isLocal: isThisMachine(new URL(url).hostname),
});
