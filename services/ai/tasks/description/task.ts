import { guardText, saysEnough } from '../../language/guard/guard-text.ts';
import { listRemoved } from '../../language/guard/list-removed.ts';
import type { Task } from '../task.ts';
import { descriptionPrompt } from './prompt.ts';
import {
  DESCRIPTION_STEPS,
  type DescriptionInput,
  type DescriptionOutput,
  type DescriptionStep,
  descriptionOutput,
} from './schema.ts';

export const descriptionTask: Task<DescriptionInput, DescriptionOutput, DescriptionStep> = {
  name: 'description',
  steps: DESCRIPTION_STEPS,
  output: descriptionOutput,
  prompt: descriptionPrompt,
  guard({ content, purpose }, { topic }) {
    const guarded = guardText(topic, content);
    const removed = listRemoved([guarded]);
    return descriptionOutput.parse({
      content: saysEnough(guarded.text) ? guarded.text : '',
      purpose,
      ...(removed.length > 0 && { removed }),
    });
  },
  builtIn: new URL('./built-in.ts', import.meta.url),
  words: { most: 500, of: ({ content }) => [content] },
};
