import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import { metaEnv, metaSandbox, metaSettings } from '../meta/setup.ts';
import { FACEBOOK_DEFAULTS, type FacebookSettings } from '../settings.ts';
import { configured, dropUndefined, type NetworkSetup } from '../setup.ts';
import { createFacebook } from './facebook.ts';

const SANDBOX_APP = '900000000000001';

const env = {
  ...metaEnv,
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_VIDEO_URL: setting.url().optional(),
};

export const facebookSetup = {
  env,
  own: configured(env, (config): FacebookSettings | null => {
    const { FACEBOOK_APP_ID: clientId, FACEBOOK_APP_SECRET: clientSecret } = config;
    if (!clientId || !clientSecret) return null;
    const video = dropUndefined({ videoUrl: config.FACEBOOK_VIDEO_URL });
    return { ...FACEBOOK_DEFAULTS, ...metaSettings(config), ...video, clientId, clientSecret };
  }),
  sandboxApp: SANDBOX_APP,
  sandbox(place): FacebookSettings {
    const meta = metaSandbox(place);
    const app = { clientId: SANDBOX_APP, clientSecret: place.secretOf('facebook') };
    return { ...FACEBOOK_DEFAULTS, ...app, ...meta, videoUrl: meta.graphUrl };
  },
  create: createFacebook,
} satisfies NetworkSetup<FacebookSettings>;
