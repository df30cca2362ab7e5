import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { isFailure, useApi, useCancelableAction, useToasts } from '@carillon/sdk/index.ts';
import type { Description } from '../model/description.ts';

export const FAILED = 'Failed to generate content';

/** Writes a description of a topic, with a version for each network. */
export function useDescribe(onDone: (description: Description) => void) {
  const api = useApi();
  const toasts = useToasts();
  return useCancelableAction(
    async (topic: string, signal): Promise<Description> => {
      const reply = await api.call(generateDescription, { body: { text: topic }, signal });
      const { optimized_content, versions, analysis, writer } = reply;
      return { topic, texts: { ...versions, all: optimized_content }, analysis, writer };
    },
    {
      onDone(description) {
        onDone(description);
        toasts.success('Description generated successfully!');
      },
      onFailed: (error) => isFailure(error) && toasts.danger(FAILED),
    },
  );
}
