import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { z } from 'zod';

const NOBODY_PAYS =
  'must be off where others than this machine reach Carillon and nobody takes payments, or anybody could take any plan for nothing: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';
const NO_SANDBOX = 'must be off while SANDBOX is off and nobody takes payments: set STRIPE_SECRET_KEY';
const together = (other: string): string => `must be set together with ${other}`;

const secret = (begins: RegExp, example: string) =>
  z.string().trim().regex(begins, `must be one of Stripe’s, which begin with ${example}`).optional();

const env = z.object({
  ...planEnv,
  PUBLIC_URL: setting.url(),
  STRIPE_SECRET_KEY: secret(/^[sr]k_/, 'sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_/, 'whsec_'),
  STRIPE_API_URL: setting.url().default('https://api.stripe.com'),
});

export const settings = env
  .superRefine((config, context) => {
    const refuse = (name: keyof typeof config, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message });
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = config;
    if (key && !webhook) refuse('STRIPE_WEBHOOK_SECRET', together('STRIPE_SECRET_KEY'));
    if (webhook && !key) refuse('STRIPE_SECRET_KEY', together('STRIPE_WEBHOOK_SECRET'));
    if (config.PLANS !== 'on' || key || webhook) return;
    if (!isThisMachine(new URL(config.PUBLIC_URL).hostname)) refuse('PLANS', NOBODY_PAYS);
    else if (config.SANDBOX === 'off') refuse('PLANS', NO_SANDBOX);
  })
  .transform(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, ...rest }) => ({
    ...rest,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }
        : null,
  }));

export type BillingConfig = z.output<typeof settings>;
