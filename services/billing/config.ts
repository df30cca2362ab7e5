import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { z } from 'zod';

const NOBODY_PAYS =
  'must be off while PUBLIC_URL is not this machine: plans are paid in a sandbox that moves no money, and no payment provider can be set up yet, so anybody could take any plan for nothing';

export const settings = z
  .object({ ...planEnv, PUBLIC_URL: setting.url() })
  .superRefine(({ PLANS, PUBLIC_URL }, context) => {
    if (PLANS && !isThisMachine(new URL(PUBLIC_URL).hostname))
      context.addIssue({ code: 'custom', path: ['PLANS'], message: NOBODY_PAYS });
  });

export type BillingConfig = z.output<typeof settings>;
