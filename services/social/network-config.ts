import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import { sandboxNetworkSettings, standsIn } from './sandbox-settings.ts';
import {
  FACEBOOK_DEFAULTS,
  INSTAGRAM_DEFAULTS,
  LINKEDIN_DEFAULTS,
  type LinkedinSettings,
  type PartialNetworkSettings,
  readingFigures,
  withOrganizations,
} from './settings.ts';

const text = () => z.string().optional();
const url = () => setting.url().optional();

/** The settings that say how the networks are reached; spread into a service's own. */
export const networkEnv = {
  PUBLIC_URL: setting.url(),
  FACEBOOK_APP_ID: text(),
  FACEBOOK_APP_SECRET: text(),
  INSTAGRAM_APP_ID: text(),
  INSTAGRAM_APP_SECRET: text(),
  LINKEDIN_CLIENT_ID: text(),
  LINKEDIN_CLIENT_SECRET: text(),
  FACEBOOK_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be a Graph API version such as v26.0')
    .default(FACEBOOK_DEFAULTS.apiVersion),
  LINKEDIN_API_VERSION: z
    .string()
    .regex(/^\d{6}$/, 'must be a year and month such as 202609')
    .default(LINKEDIN_DEFAULTS.apiVersion),
  /** Whether LinkedIn has given the app the permissions for a member's figures. */
  LINKEDIN_MEMBER_ANALYTICS: z.stringbool({ error: 'must be true or false' }).default(false),
  /** Whether LinkedIn has given the app its Community Management API: then organizations' pages can be published to. */
  LINKEDIN_ORGANIZATIONS: z.stringbool({ error: 'must be true or false' }).default(false),
  FACEBOOK_DIALOG_URL: url(),
  FACEBOOK_GRAPH_URL: url(),
  FACEBOOK_VIDEO_URL: url(),
  LINKEDIN_AUTH_URL: url(),
  LINKEDIN_API_URL: url(),
  /** Where browsers and services find the sandbox network; `PUBLIC_URL/sandbox` unless said otherwise. */
  SANDBOX_URL: url(),
  /** Whether the sandbox stands in for networks without credentials; `auto`: only while PUBLIC_URL is this machine. */
  SANDBOX: setting.autoOnOff(),
  /** The sandbox's own; what its apps' secrets are made of. */
  SANDBOX_KEY: setting.key().optional(),
};

export type NetworkEnv = z.output<z.ZodObject<typeof networkEnv>>;

const PAIRS = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
] as const;

/** An object schema that has `networkEnv` in it, with the fault that half of a network's credentials is. */
export const withWholePairs = <S extends z.ZodObject>(schema: S): S =>
  schema.superRefine(
    (config, context) => {
      const given = config as Record<string, unknown>;
      for (const [id, secret] of PAIRS) {
        if (!given[id] === !given[secret]) continue;
        const [missing, there] = given[id] ? [secret, id] : [id, secret];
        const message = `must be set too, since ${there} is; leave both out to use the sandbox network`;
        context.addIssue({ code: 'custom', path: [missing], message });
      }
    },
    // Even when other settings are wrong, so that all faults are told at once.
    { when: () => true },
  );

/** Each network as its own credentials say, or the sandbox in its place, or null where there is neither. */
export function networkSettings(config: NetworkEnv): PartialNetworkSettings {
  const { FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET } = config;
  const { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET } = config;
  const sandbox = standsIn(config)
    ? sandboxNetworkSettings(
        config.SANDBOX_URL ?? `${config.PUBLIC_URL}/sandbox`,
        config.SANDBOX_KEY?.toString('hex') ?? '',
      )
    : { facebook: null, instagram: null, linkedin: null };
  const meta = given({
    apiVersion: config.FACEBOOK_API_VERSION,
    dialogUrl: config.FACEBOOK_DIALOG_URL,
    graphUrl: config.FACEBOOK_GRAPH_URL,
  });
  const video = given({ videoUrl: config.FACEBOOK_VIDEO_URL });
  const linkedin = given({
    apiVersion: config.LINKEDIN_API_VERSION,
    authUrl: config.LINKEDIN_AUTH_URL,
    apiUrl: config.LINKEDIN_API_URL,
  });
  return {
    facebook:
      FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
        ? { ...FACEBOOK_DEFAULTS, ...meta, ...video, ...app(FACEBOOK_APP_ID, FACEBOOK_APP_SECRET) }
        : sandbox.facebook,
    instagram:
      INSTAGRAM_APP_ID && INSTAGRAM_APP_SECRET
        ? { ...INSTAGRAM_DEFAULTS, ...meta, ...app(INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET) }
        : sandbox.instagram,
    linkedin:
      LINKEDIN_CLIENT_ID && LINKEDIN_CLIENT_SECRET
        ? asVetted(config, {
            ...LINKEDIN_DEFAULTS,
            ...linkedin,
            ...app(LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET),
          })
        : sandbox.linkedin,
  };
}

const asVetted = (
  { LINKEDIN_MEMBER_ANALYTICS, LINKEDIN_ORGANIZATIONS }: NetworkEnv,
  settings: LinkedinSettings,
): LinkedinSettings => {
  const reading = LINKEDIN_MEMBER_ANALYTICS ? readingFigures(settings) : settings;
  return LINKEDIN_ORGANIZATIONS ? withOrganizations(reading) : reading;
};

const app = (clientId: string, clientSecret: string) => ({ clientId, clientSecret });

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only what is set, so that it may be spread over defaults. */
const given = <T extends object>(settings: T): Given<T> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Given<T>;
