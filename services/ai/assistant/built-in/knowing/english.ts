import { naming } from '../../../language/network-words.ts';
import type { QuestionKind } from './question.ts';

/** A pattern that must match, and one that must not. */
type Rule = readonly [kind: QuestionKind, is: RegExp, isNot?: RegExp];

const PEOPLE =
  '(?:people|they|customers|guests|followers|fans|readers|everyone|anyone|folks|clients|somebody|anybody)';

/** In the order in which they are tried. Questions of how the product works are the product's help. */
const RULES: readonly Rule[] = [
  [
    'answer_comments',
    /\b(?:answer|reply|replies|respond|react)\b.{0,40}\bcomments?\b|\bcomments?\b.{0,30}\b(?:answered|replied to)\b/,
  ],
  [
    'drafts',
    /\b(?:my|our|the|any|which|what|how many|all|saved|unfinished|open|have|there|show|list|find|see) (?:\w+ ){0,2}drafts?\b|^drafts? (?:about|on|for)\b/,
    /^(?:please )?(?:write|create|generate|make|give|draft|prepare|delete|remove|cancel|erase|publish|post|schedule|move|open|rename)\b|\b(?:other|more|another|new|first|second|third|last) drafts?\b|\bthe drafts?$|\bsave\b|\bkeep\b/,
  ],
  [
    'followers',
    /\bfollow(?:ers?|ing)\b.{0,50}\b(?:gain(?:ed)?|grow(?:n|th|ing)?|grew|los[et]|change[ds]?|develop\w*)\b|\b(?:gain(?:ed)?|grow(?:n|th)?|grew|los[et]|new|how many|many more)\b.{0,30}\bfollow(?:ers|ing)\b/,
    /\bbuy\b|\bget more\b|\bcan i\b|\bwrite\b|\bpost (?:about|to)\b/,
  ],
  [
    'comments',
    new RegExp(
      `\\b(?:say|saying|said|think|thinking|thought|write|wrote|writing|feel|felt|comment(?:ed|ing)?)\\b.{0,20}\\b(?:about|of|regarding)\\b|\\b(?:comments?|feedback|reactions?|opinions?|thoughts)\\b.{0,12}\\b(?:about|on|to|regarding)\\b|\\bhow (?:do|did) ${PEOPLE} like\\b`,
    ),
    naming(
      /\b(?:write|create|draft) (?:a|an|me|some)\b|\bpost on\b|^(?:write|post|schedule|publish)\b|\b(?:it|this|that|my last|our last) (?:post )?\??$|\bon (?:NETWORK|my|our)\b/,
    ),
  ],
  [
    'posts',
    /\b(?:best|worst|top|most|least|better|popular|successful|well|performing)\b.{0,40}\bposts?\b.{0,20}\b(?:about|on|regarding)\b|\b(?:posts?|one)\b.{0,12}\b(?:about|on|regarding|concerning)\b.{0,60}\b(?:best|worst|most|least|well|perform\w*|do|did|better|flop\w*)\b|\bhow (?:well )?(?:did|is|are|was|were|has|have) (?:the|my|our|that) .{2,60}? posts? (?:do|doing|done|perform\w*|go|going)\b/,
    naming(
      /^(?:write|create|draft|schedule|publish|make)\b|\b(?:day|time|hour|when)\b|\bon (?:NETWORK)\b(?!.*\babout\b)/,
    ),
  ],
];
const HELP = /\b(?:how (?:do|can|to|would|should)|where (?:do|can|is|are)|can you|could you)\b/;

/** Reads English questions about the workspace that `intents/` doesn't cover. */
export function readEnglishKind(plain: string): QuestionKind | null {
  for (const [kind, pattern, isNot] of RULES) {
    if (!pattern.test(plain) || isNot?.test(plain)) continue;
    if (
      HELP.test(plain) &&
      !(kind === 'answer_comments' && /\b(?:can|could) you\b/.test(plain)) &&
      !/\bhow (?:do|did) (?:people|they|customers|guests|followers|fans|readers)\b/.test(plain)
    )
      return null;
    return kind;
  }
  return null;
}
