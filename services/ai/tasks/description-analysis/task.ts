import type { BuiltInTask } from '../task.ts';
import {
  ANALYSIS_STEPS,
  type AnalysisInput,
  type AnalysisOutput,
  type AnalysisStep,
  analysisOutput,
} from './schema.ts';

/** Counts the parts of a description by any writer. No model is asked. */
export const analysisTask: BuiltInTask<AnalysisInput, AnalysisOutput, AnalysisStep> = {
  name: 'description-analysis',
  steps: ANALYSIS_STEPS,
  output: analysisOutput,
  builtIn: new URL('./built-in.ts', import.meta.url),
};
