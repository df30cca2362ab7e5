import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { isFailure, useStreamedAction, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { Description } from '../model/description.ts';

export const FAILED = t`Failed to generate content`;

/** Writes a description of a topic, with a version for each network, following the server's own steps. */
export function useDescribe(onDone: (description: Description) => void) {
  const toasts = useToasts();
  return useStreamedAction(generateDescription, {
    onDone({ optimized_content, versions, analysis, writer, removed }, { text: topic }) {
      onDone({ topic, texts: { ...versions, all: optimized_content }, analysis, writer, removed });
      toasts.success(t`Description generated successfully!`);
    },
    onFailed: (error) => isFailure(error) && toasts.danger(FAILED),
  });
}
