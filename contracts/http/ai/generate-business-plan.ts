import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { businessPlan, businessPlanRequest } from './business-plan.ts';
import { GENERATION_ERRORS } from './generation-errors.ts';

export const PLAN_STEPS = ['Business analysis', 'Channels and content', 'Budget and measures'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

const result = businessPlan.extend({ success: z.literal(true), message: z.string().max(1_000) });
export type GeneratedBusinessPlan = z.infer<typeof result>;

/**
 * A plan for social media, which the workspace keeps. As a stream it reports steps, and the text as it is written
 * where the engine writes it piece by piece; a piece with `restart` begins the text anew.
 */
export const generateBusinessPlan = defineOperation({
  id: 'ai.generateBusinessPlan',
  method: 'POST',
  path: '/business-plan/generate',
  access: 'writer',
  rate: 'costly',
  summary: 'Write a business plan',
  body: businessPlanRequest,
  response: result,
  stream: z.discriminatedUnion('type', [
    z.object({ type: z.literal('step'), step: z.enum(PLAN_STEPS), state: z.enum(['started', 'done']) }),
    z.object({ type: z.literal('text'), text: z.string(), restart: z.boolean().default(false) }),
    z.object({ type: z.literal('result'), result }),
    z.object({ type: z.literal('failure'), message: z.string() }),
  ]),
  errors: [...GENERATION_ERRORS, 'too_many_plans'],
});
