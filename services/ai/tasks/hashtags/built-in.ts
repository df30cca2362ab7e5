import type { BuiltIn } from '../task.ts';
import { findHashtags } from './find-hashtags.ts';
import type { HashtagsInput, HashtagsOutput, HashtagsStep } from './schema.ts';

export const run: BuiltIn<HashtagsInput, HashtagsOutput, HashtagsStep> = ({ text, locale }, { step }) =>
  step('Hashtag search', () => ({ hashtags: findHashtags(text, locale) }));
