import type { BusinessPlan, BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import {
  type GeneratedBusinessPlan,
  generateBusinessPlan,
  PLAN_STEPS,
  type PlanStep,
} from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { ApiError, isFailure, NoResponseError, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useState } from 'react';
import { useCancelableAction } from '../../../lib/use-cancelable-action.ts';

export type StepState = 'waiting' | 'started' | 'done';

export interface Writing {
  readonly steps: Readonly<Record<PlanStep, StepState>>;
  /** What is written so far, where it comes piece by piece. */
  readonly text: string;
}

type Line =
  | { type: 'step'; step: PlanStep; state: StepState }
  | { type: 'text'; text: string; restart: boolean }
  | { type: 'result'; result: GeneratedBusinessPlan }
  | { type: 'failure'; message: string };

const BEGUN: Writing = {
  steps: Object.fromEntries(PLAN_STEPS.map((step) => [step, 'waiting'])) as Writing['steps'],
  text: '',
};

export const FAILED = 'Failed to generate business plan';

/** Writes a plan, following the server's own steps. */
export function useGeneratePlan(onDone: (plan: BusinessPlan) => void) {
  const api = useApi();
  const toasts = useToasts();
  const [writing, setWriting] = useState(BEGUN);
  const action = useCancelableAction(
    async (request: BusinessPlanRequest, signal): Promise<BusinessPlan> => {
      setWriting(BEGUN);
      const outcome: { plan?: BusinessPlan } = {};
      await api.stream(generateBusinessPlan, { body: request, signal }, (line) => {
        const said = line as Line;
        if (said.type === 'failure') throw failure(said.message);
        if (said.type === 'result') outcome.plan = said.result;
        else setWriting((now) => after(now, said));
      });
      if (!outcome.plan) throw new NoResponseError();
      return outcome.plan;
    },
    {
      onDone(plan) {
        toasts.success('Business plan generated successfully!');
        onDone(plan);
      },
      onFailed: (error) => isFailure(error) && toasts.danger(FAILED),
    },
  );
  return { ...action, writing };
}

function after(now: Writing, said: Extract<Line, { type: 'step' | 'text' }>): Writing {
  if (said.type === 'step') return { ...now, steps: { ...now.steps, [said.step]: said.state } };
  return { ...now, text: said.restart ? said.text : now.text + said.text };
}

const failure = (message: string): ApiError =>
  new ApiError(502, { success: false, error: 'generation_failed', message });
