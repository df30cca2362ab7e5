import { setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';

export const settings = withWholePairs(
  z.object({
    VAULT_KEY: setting.key(),
    /** Open what they sealed, and seal nothing: the keys before VAULT_KEY, or the one that comes after it. */
    VAULT_READ_KEYS: setting.keys().default([]),
    /** `npm start` says so itself, on a machine of one’s own: `coming` while the account is being made. */
    DEMO_ACCOUNT: z.enum(['off', 'on', 'coming'], 'must be off, on or coming').default('off'),
    ...networkEnv,
    ...planEnv,
  }),
);

export type IdentityConfig = z.output<typeof settings>;
