import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { setting } from '@carillon/kit/config.ts';
import { BLUESKY_DEFAULTS, type BlueskySettings } from '../settings.ts';
import { configured, given } from '../setup.ts';

const env = {
  PUBLIC_URL: setting.url(),
  BLUESKY_RESOLVER_URL: setting.url().optional(),
  BLUESKY_PLC_URL: setting.url().optional(),
};

/** It needs no app and no key, so its client is there on every server. */
export const blueskySettings = configured(env, (config): BlueskySettings => {
  const { BLUESKY_RESOLVER_URL: resolverUrl, BLUESKY_PLC_URL: plcUrl, PUBLIC_URL } = config;
  const isLocal = isThisMachine(new URL(PUBLIC_URL).hostname);
  return { ...BLUESKY_DEFAULTS, ...given({ resolverUrl, plcUrl }), isLocal };
});
