import { readReading } from '../../language/brief/read-brief.ts';
import { researched } from '../drafts/research.ts';
import type { BuiltIn } from '../task.ts';
import { commonPhrases } from './common-phrases.ts';
import { emojiUsage } from './emoji-usage.ts';
import type { AnalysisInput, AnalysisOutput, AnalysisStep } from './schema.ts';
import { structurePatterns } from './structure-patterns.ts';

const MOST_HASHTAGS = 15;

export const run: BuiltIn<AnalysisInput, AnalysisOutput, AnalysisStep> = ({ topic, content }, { step }) =>
  step('Content analysis', () => ({
    suggested_hashtags: researched(readReading(topic)).trending.slice(0, MOST_HASHTAGS),
    common_phrases: commonPhrases(content),
    emoji_usage: emojiUsage(topic, content),
    structure_patterns: structurePatterns(content),
  }));
