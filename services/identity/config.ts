import { setting } from '@carillon/kit/config.ts';
import { mailEnv } from '@carillon/kit/mail/mail-env.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';
import { signInEnv, withWholeProviders } from './sign-in/sign-in-config.ts';

export const settings = withWholeProviders(
  withWholePairs(
    z.object({
      VAULT_KEY: setting.key(),
      /** Keys that only decrypt: those before VAULT_KEY, or the one that comes after it. */
      VAULT_READ_KEYS: setting.keys().default([]),
      ...mailEnv,
      ...signInEnv,
      ...networkEnv,
      ...planEnv,
    }),
  ),
);

export type IdentityConfig = z.output<typeof settings>;
