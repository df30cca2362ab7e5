import type { DraftDetails } from '@carillon/contracts/domain/draft-details.ts';
import { type CreatedPosts, createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import {
  asApiError,
  errorText,
  isFailure,
  isLateResponse,
  isOnline,
  isPlanRefusal,
  pageLocale,
  useStreamedAction,
  useToasts,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

export interface GenerationError {
  readonly text: string;
  /** Whether to try again may help. */
  readonly again: boolean;
}

/** Generates posts, following the server's own steps. */
export function useGeneration(onDone: (result: CreatedPosts) => void) {
  const toasts = useToasts();
  const [run, setRun] = useState(0);
  const action = useStreamedAction(createPosts, {
    onDone,
    onFailed(error) {
      if (isToldAsFailure(error)) toasts.danger(t`Failed to create post`);
    },
  });
  const generate = async (content: string, details: DraftDetails): Promise<void> => {
    if (!action.busy) setRun((last) => last + 1);
    await action.run({ content, ...(Object.keys(details).length > 0 && { details }), locale: pageLocale() });
  };
  const { busy, progress, cancel, error } = action;
  return { busy, progress, cancel, run, generate, error: busy || !error ? null : problemOf(error) };
}

const isToldAsFailure = (error: Error): boolean => !isPlanRefusal(error) && isOnline() && isFailure(error);

function problemOf(error: Error): GenerationError {
  if (isPlanRefusal(error)) return { text: error.message, again: false };
  const words = [t`Failed to generate posts. Please try again.`, reasonOf(error)];
  return { text: words.filter(Boolean).join(' '), again: true };
}

function reasonOf(error: Error): string {
  if (!isOnline()) return t`You’re offline.`;
  if (error.name === 'NoResponseError' && !isLateResponse(error)) return t`Carillon can’t be reached.`;
  // This failure needs no further explanation.
  return asApiError(error)?.code === 'generation_failed' ? '' : errorText(error, '');
}
