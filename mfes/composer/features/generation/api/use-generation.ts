import type { DraftDetails } from '@carillon/contracts/domain/draft-details.ts';
import {
  type CreatedPosts,
  createPosts,
  GENERATION_STEPS,
  type GenerationStep,
} from '@carillon/contracts/http/ai/create-posts.ts';
import {
  asApiError,
  errorText,
  isFailure,
  isLateResponse,
  isOnline,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { useEffect, useRef, useState } from 'react';

export type StepState = 'waiting' | 'started' | 'done';
export interface GenerationError {
  readonly text: string;
  /** Whether to try again may help. */
  readonly again: boolean;
}
export type Steps = Readonly<Record<GenerationStep, StepState>>;

const waiting = (): Steps => Object.fromEntries(GENERATION_STEPS.map((step) => [step, 'waiting'])) as Steps;

/** Generates posts, following the server's own steps. */
export function useGeneration(onDone: (result: CreatedPosts) => void) {
  const api = useApi();
  const toasts = useToasts();
  const [steps, setSteps] = useState<Steps | null>(null);
  const [run, setRun] = useState(0);
  const [error, setError] = useState<GenerationError | null>(null);
  const running = useRef<AbortController | null>(null);
  // Posts that nobody would see are not worth the work: whoever leaves the page ends it.
  useEffect(() => () => running.current?.abort(), []);

  const generate = async (content: string, details: DraftDetails): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setSteps(waiting());
    setRun((last) => last + 1);
    const outcome: { result?: CreatedPosts } = {};
    try {
      const body = { content, ...(Object.keys(details).length > 0 && { details }) };
      await api.stream(createPosts, { body, signal: controller.signal }, (line) => {
        const said = line as
          | { type: 'step'; step: GenerationStep; state: StepState }
          | { type: 'result'; result: CreatedPosts }
          | { type: 'failure'; message: string };
        if (said.type === 'failure') throw new Error(said.message);
        if (said.type === 'result') outcome.result = said.result;
        else setSteps((now) => now && { ...now, [said.step]: said.state });
      });
      if (!outcome.result) throw new Error('the stream ended without posts');
      if (!controller.signal.aborted) onDone(outcome.result);
    } catch (cause) {
      if (!controller.signal.aborted) tell(cause as Error);
    } finally {
      running.current = null;
      setSteps(null);
    }
  };

  const tell = (cause: Error): void => {
    if (asApiError(cause)?.code === 'words_used_up') return setError({ text: cause.message, again: false });
    const silent = cause.name === 'NoResponseError' && !isLateResponse(cause);
    const reason = !isOnline()
      ? 'You’re offline.'
      : silent
        ? 'Carillon can’t be reached.'
        : errorText(cause, '');
    setError({ text: `Failed to generate posts. Please try again. ${reason}`.trim(), again: true });
    if (isOnline() && isFailure(cause)) toasts.danger('Failed to create post');
  };

  return { steps, run, error, generate, cancel: () => running.current?.abort() };
}
