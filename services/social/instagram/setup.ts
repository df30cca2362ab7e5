import { z } from 'zod';
import { metaEnv, metaSandbox, metaSettings } from '../meta/setup.ts';
import { INSTAGRAM_DEFAULTS, type InstagramSettings } from '../settings.ts';
import { configured, type NetworkSetup } from '../setup.ts';
import { createInstagram } from './instagram.ts';

const SANDBOX_APP = '900000000000002';

const env = {
  ...metaEnv,
  INSTAGRAM_APP_ID: z.string().optional(),
  INSTAGRAM_APP_SECRET: z.string().optional(),
};

export const instagramSetup = {
  env,
  own: configured(env, (config): InstagramSettings | null => {
    const { INSTAGRAM_APP_ID: clientId, INSTAGRAM_APP_SECRET: clientSecret } = config;
    if (!clientId || !clientSecret) return null;
    return { ...INSTAGRAM_DEFAULTS, ...metaSettings(config), clientId, clientSecret };
  }),
  sandboxApp: SANDBOX_APP,
  sandbox(place): InstagramSettings {
    const app = { clientId: SANDBOX_APP, clientSecret: place.secretOf('instagram') };
    return { ...INSTAGRAM_DEFAULTS, ...app, ...metaSandbox(place) };
  },
  create: createInstagram,
} satisfies NetworkSetup<InstagramSettings>;
