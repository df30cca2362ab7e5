import { readReading } from '../../language/brief/read-brief.ts';
import { researched } from '../drafts/research.ts';
import type { BuiltIn } from '../task.ts';
import { commonPhrases } from './common-phrases.ts';
import { emojiUsage } from './emoji-usage.ts';
import type { AnalysisInput, AnalysisOutput, AnalysisStep } from './schema.ts';
import { structurePatterns } from './structure-patterns.ts';

const MAX_HASHTAGS = 15;

/** For bad news only the text's own emoji, because suggestions go into each network's version. */
function tagsFor(topic: string): string[] {
  const reading = readReading(topic);
  const { hashtags, trending } = researched(reading);
  return [...(reading.act.sober ? hashtags : trending)].slice(0, MAX_HASHTAGS);
}

export const run: BuiltIn<AnalysisInput, AnalysisOutput, AnalysisStep> = ({ topic, content }, { step }) =>
  step('Content analysis', () => ({
    suggested_hashtags: tagsFor(topic),
    common_phrases: commonPhrases(content),
    emoji_usage: emojiUsage(topic, content),
    structure_patterns: structurePatterns(content),
  }));
