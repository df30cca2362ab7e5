import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { setting } from '@carillon/kit/config.ts';
import type { z } from 'zod';
import { besideSandbox } from '../sandbox/beside-sandbox.ts';
import { SANDBOX_SERVER } from '../sandbox/sandbox-server.ts';
import { BLUESKY_DEFAULTS, type BlueskySettings } from '../settings.ts';
import { dropUndefined, type NetworkSetup, type SandboxPlace } from '../setup.ts';
import { createBluesky } from './bluesky.ts';
import { clientOf } from './oauth/client-of.ts';

const env = {
  BLUESKY_RESOLVER_URL: setting.url().optional(),
  BLUESKY_PLC_URL: setting.url().optional(),
};

type OwnSettings = z.output<z.ZodObject<typeof env>> & { readonly PUBLIC_URL?: string };

const beside = (settings: BlueskySettings, { url }: SandboxPlace): BlueskySettings => ({
  ...settings,
  sandboxUrl: `${url}/bluesky`,
});

/**
 * It needs no app and no key. `PUBLIC_URL` determines whether users may name servers on this machine, and whether
 * accounts can be connected on their servers' own pages.
 */
export const blueskySetup = {
  env,
  own(config): BlueskySettings | null {
    const { PUBLIC_URL, BLUESKY_RESOLVER_URL: resolverUrl, BLUESKY_PLC_URL: plcUrl } = config as OwnSettings;
    return PUBLIC_URL === undefined
      ? null
      : { ...settingsAt(PUBLIC_URL), ...dropUndefined({ resolverUrl, plcUrl }) };
  },
  sandbox: (place) => beside(settingsAt(place.url), place),
  beside,
  sandboxApp: null,
  create: besideSandbox(createBluesky, (settings, webUrl) => ({
    ...settings,
    resolverUrl: SANDBOX_SERVER,
    plcUrl: `${SANDBOX_SERVER}/plc`,
    webUrl,
  })),
} satisfies NetworkSetup<BlueskySettings>;

const settingsAt = (url: string): BlueskySettings => ({
  ...BLUESKY_DEFAULTS,
  isLocal: isThisMachine(new URL(url).hostname),
  client: clientOf(url),
});
