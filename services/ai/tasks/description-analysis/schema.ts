import {
  type DescribingStep,
  generateDescription,
} from '@carillon/contracts/http/ai/generate-description.ts';
import type { z } from 'zod';

export interface AnalysisInput {
  /** The requested topic, and the text written about it. */
  readonly topic: string;
  readonly content: string;
}

export const ANALYSIS_STEPS = ['Content analysis'] as const satisfies DescribingStep[];
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number];

export const analysisOutput = generateDescription.response.shape.analysis.omit({ purpose: true });
export type AnalysisOutput = z.infer<typeof analysisOutput>;
