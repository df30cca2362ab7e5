import { setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { z } from 'zod';
import { operatorSettings } from './pages/operator-settings.ts';
import { DEFAULT_RATES } from './rate-limits/rate-limits.ts';
import { MFE_CANARY_SHARE, readShares } from './registry/canary.ts';
import { readSources } from './registry/mfe-sources.ts';

const whole = (fallback: number) => setting.whole(fallback, 1, 1_000_000);

/** Limits that an operator may change; calls a minute. */
const limits = {
  RATE_STRICT: whole(DEFAULT_RATES.strict),
  RATE_COSTLY: whole(DEFAULT_RATES.costly),
  RATE_NORMAL: whole(DEFAULT_RATES.normal),
};

const HOSTS = 'must be names of hosts, such as carillon.example or 192.168.1.5:8080, separated by commas';

/** Further host names of the gateway besides PUBLIC_URL's. */
const hosts = {
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((names) => names.every((name) => /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(name)), HOSTS),
};

/** The sources of micro-frontends' builds, and the share of users who get a canary. */
const microFrontends = {
  MFE_SOURCES: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readSources(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    }),
  MFE_SOURCES_FILE: z.string().optional(),
  MFE_CANARY_SHARE: z
    .string()
    .default('')
    .transform((text, context) => {
      const shares = readShares(text);
      if (shares) return shares;
      context.addIssue({ code: 'custom', message: MFE_CANARY_SHARE });
      return z.NEVER;
    }),
};

/** A path of this origin: pages may call no other. */
export const apiBaseUrl = z
  .string()
  .default('/api')
  .refine(
    (path) => /^(?:\/[\w~-][\w.~-]*)+$/.test(path),
    'must be a path of the same origin, such as /api, without a slash at its end',
  );

export const settings = z.object({
  PUBLIC_URL: setting.url(),
  CSRF_KEY: setting.key(),
  API_BASE_URL: apiBaseUrl,
  TRUST_PROXY: setting.trustProxy(),
  ...hosts,
  ...microFrontends,
  ...operatorSettings,
  ...planEnv,
  ...limits,
});

export type GatewayConfig = z.output<typeof settings>;
