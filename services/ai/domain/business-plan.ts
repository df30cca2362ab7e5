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

/** Where a page of the list ends. */
export type PlanPlace = Pick<BusinessPlan, 'createdAt' | 'id'>;

export const MOST_PLANS = 500;

export const cursorText = ({ createdAt, id }: PlanPlace): string => `${createdAt.getTime()}.${id}`;

/** Null for what is no cursor. */
export function readCursor(text: string): PlanPlace | null {
  const [, at, id] = /^(\d{1,15})\.(.{1,200})$/u.exec(text) ?? [];
  return at && id ? { createdAt: new Date(Number(at)), id } : null;
}
