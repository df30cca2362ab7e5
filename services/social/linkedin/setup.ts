import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import { LINKEDIN_DEFAULTS, type LinkedinSettings, readingFigures, withOrganizations } from '../settings.ts';
import { configured, dropUndefined, type NetworkSetup } from '../setup.ts';
import { createLinkedin } from './linkedin.ts';

const SANDBOX_APP = 'sandbox-linkedin';

const env = {
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_API_VERSION: z
    .string()
    .regex(/^\d{6}$/, 'must be a year and month such as 202609')
    .default(LINKEDIN_DEFAULTS.apiVersion),
  /** Whether LinkedIn has given the app the permissions for a member's figures. */
  LINKEDIN_MEMBER_ANALYTICS: z.stringbool({ error: 'must be true or false' }).default(false),
  /** Whether LinkedIn has given the app its Community Management API: then organizations' pages can be published to. */
  LINKEDIN_ORGANIZATIONS: z.stringbool({ error: 'must be true or false' }).default(false),
  LINKEDIN_AUTH_URL: setting.url().optional(),
  LINKEDIN_API_URL: setting.url().optional(),
};

export const linkedinSetup = {
  env,
  own: configured(env, (config): LinkedinSettings | null => {
    const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = config;
    if (!clientId || !clientSecret) return null;
    const addresses = dropUndefined({
      apiVersion: config.LINKEDIN_API_VERSION,
      authUrl: config.LINKEDIN_AUTH_URL,
      apiUrl: config.LINKEDIN_API_URL,
    });
    const settings = { ...LINKEDIN_DEFAULTS, ...addresses, clientId, clientSecret };
    const reading = config.LINKEDIN_MEMBER_ANALYTICS ? readingFigures(settings) : settings;
    return config.LINKEDIN_ORGANIZATIONS ? withOrganizations(reading) : reading;
  }),
  sandboxApp: SANDBOX_APP,
  sandbox(place): LinkedinSettings {
    const linkedin = `${place.url}/linkedin`;
    const app = { clientId: SANDBOX_APP, clientSecret: place.secretOf('linkedin') };
    return withOrganizations(
      readingFigures({ ...LINKEDIN_DEFAULTS, ...app, authUrl: linkedin, apiUrl: linkedin }),
    );
  },
  create: createLinkedin,
} satisfies NetworkSetup<LinkedinSettings>;
