import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { z } from 'zod';

export const settings = z.object({ ...planEnv });

export type BillingConfig = z.output<typeof settings>;
