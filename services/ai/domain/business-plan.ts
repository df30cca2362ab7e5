import type { BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import type { Writer } from '@carillon/contracts/http/ai/writer.ts';

/** A plan for social media that a workspace keeps. */
export interface BusinessPlan {
  readonly id: string;
  readonly workspaceId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly request: BusinessPlanRequest;
  /** Markdown. */
  readonly strategy: string;
  readonly writer: Writer;
}

export const MAX_PLANS = 500;
