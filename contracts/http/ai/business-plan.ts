import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { PLAN_PLATFORMS } from '../../domain/plan-platforms.ts';
import { sentence } from '../../text.ts';
import { writer } from './writer.ts';

/** The error of required fields that are empty. */
export const REQUIRED_PLAN_FIELDS = sentence`Please fill in all required fields`;

const required = z
  .string(REQUIRED_PLAN_FIELDS)
  .trim()
  .min(1, REQUIRED_PLAN_FIELDS)
  .max(2_000, sentence`Use at most ${{ most: 2_000 }} characters.`);
const optional = z
  .string()
  .trim()
  .max(2_000, sentence`Use at most ${{ most: 2_000 }} characters.`)
  .default('');

export const businessPlanRequest = z.object({
  business_type: required,
  target_demographics: required,
  platform: z.enum(PLAN_PLATFORMS, REQUIRED_PLAN_FIELDS),
  business_goals: required,
  content_preferences: optional,
  budget: optional,
  timeframe: optional,
  current_challenges: optional,
});
export type BusinessPlanRequest = z.infer<typeof businessPlanRequest>;

/** A plan as its workspace keeps it. */
export const businessPlan = z.object({
  id: givenId,
  created_at: z.iso.datetime(),
  request: businessPlanRequest,
  /** Markdown: a heading of the second level begins each section. */
  strategy: z.string().min(1).max(100_000),
  writer,
});
export type BusinessPlan = z.infer<typeof businessPlan>;

export const businessPlanParams = z.object({ id: givenId });
