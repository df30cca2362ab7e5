import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { streamedReply } from '../../streamed-reply.ts';
import { businessPlan, businessPlanRequest } from './business-plan.ts';
import { GENERATION_ERRORS } from './generation-errors.ts';
import { pageLocale } from './page-locale.ts';

export const PLAN_STEPS = ['Business analysis', 'Channels and content', 'Budget and measures'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

const result = businessPlan.extend({ success: z.literal(true), message: z.string().max(1_000) });
export type GeneratedBusinessPlan = z.infer<typeof result>;

/** A plan for social media, which the workspace keeps. Its stream has the text where the engine writes piece by piece. */
export const generateBusinessPlan = defineOperation({
  id: 'ai.generateBusinessPlan',
  method: 'POST',
  path: '/business-plan/generate',
  access: 'writer',
  scope: 'texts',
  rate: 'costly',
  summary: 'Write a business plan',
  example: {
    body: {
      business_type: 'Bakery',
      target_demographics: 'Families nearby',
      platform: 'Instagram',
      business_goals: 'More regulars',
    },
  },
  body: businessPlanRequest.extend({
    /** The plan's id, made by the caller: the same again, with the same answers, is the one plan. */
    plan_id: z.uuid('Use a UUID.').optional(),
    locale: pageLocale,
  }),
  response: result,
  stream: streamedReply(PLAN_STEPS, result),
  errors: [...GENERATION_ERRORS, 'too_many_plans', 'conflict'],
});
