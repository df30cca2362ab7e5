import { PLAN_STEPS } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { guardAddresses } from '../../language/guard/guard-addresses.ts';
import type { Task } from '../task.ts';
import { planPrompt } from './prompt.ts';
import { type PlanInput, type PlanOutput, type PlanStep, planOutput } from './schema.ts';

export const businessPlanTask: Task<PlanInput, PlanOutput, PlanStep> = {
  name: 'business-plan',
  steps: PLAN_STEPS,
  output: planOutput,
  prompt: planPrompt,
  guard: ({ strategy }, { locale: _, ...fields }) => ({
    strategy: guardAddresses(Object.values(fields).join('\n'), strategy),
  }),
  builtIn: new URL('./built-in.ts', import.meta.url),
  words: { most: 3_000, of: ({ strategy }) => [strategy] },
};
