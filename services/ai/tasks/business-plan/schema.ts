import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import type { PlanStep } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { z } from 'zod';

export interface PlanInput extends BusinessPlanRequest {
  /** The language of the plan; without one, it is that of the fields. */
  readonly locale?: Locale | undefined;
}
export type { PlanStep };

const SECTIONS = 4;
const hasSections = (text: string): boolean => (text.match(/^## \S/gmu) ?? []).length >= SECTIONS;

/** Markdown with a heading of the second level for each section. */
export const planOutput = z.object({
  strategy: z.string().max(100_000).refine(hasSections, 'must have sections'),
});
export type PlanOutput = z.infer<typeof planOutput>;
