import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import { FACEBOOK_DEFAULTS } from '../settings.ts';
import { dropUndefined, SANDBOX_POLL_DELAYS_MS, type SandboxPlace } from '../setup.ts';

/** Settings of both of Meta's networks. */
export const metaEnv = {
  FACEBOOK_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be a Graph API version such as v26.0')
    .default(FACEBOOK_DEFAULTS.apiVersion),
  FACEBOOK_DIALOG_URL: setting.url().optional(),
  FACEBOOK_GRAPH_URL: setting.url().optional(),
};

export const metaSettings = (config: z.output<z.ZodObject<typeof metaEnv>>) =>
  dropUndefined({
    apiVersion: config.FACEBOOK_API_VERSION,
    dialogUrl: config.FACEBOOK_DIALOG_URL,
    graphUrl: config.FACEBOOK_GRAPH_URL,
  });

/** Both are below one address there, as they are at Meta. */
export const metaSandbox = ({ url }: SandboxPlace) => {
  const facebook = `${url}/facebook`;
  return { dialogUrl: facebook, graphUrl: facebook, pollDelaysMs: SANDBOX_POLL_DELAYS_MS };
};
