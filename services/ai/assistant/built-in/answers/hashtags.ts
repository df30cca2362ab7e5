import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { toShownText } from '../../shown-text.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';

const LIMIT = 10;
const LEADS = /\b(?:for|about|on|regarding|around|to reach) /i;
const FILLER =
  /\b(?:please|pls|trending|popular|suggest(?:ions?)?|find|give me|show me|get me|need|some|more|the|best|good|which|what|are|should i use|i use|can you|could you|hash ?tags?|tags?|ideas?|alternatives?|'s|for my post)\b/gi;
const AT_END = new Set(['please', 'pls', 'hashtags', 'hashtag', 'tags']);
const AT_START = new Set(['my', 'our', 'the', 'a', 'an']);
/** Topics that say nothing of their own. */
const EMPTY = new Set(['post', 'posts', 'business', 'it', 'that', 'me', 'us', 'this', 'this post']);
const LONGEST = 300;

export async function findTags(context: DialogueContext): Promise<EngineAnswer> {
  const { turn, tools } = context;
  const says = sentencesOf(context);
  const { product } = says;
  const topic = topicOf(context);
  if (!topic) return askTopic(context);
  const hashtags = (await tools.findHashtags(topic)).slice(0, LIMIT);
  if (hashtags.length === 0)
    return answer(reply(product.noHashtags(toShownText(topic)), { intent: 'hashtags' }), {
      ...turn.memory,
      asked: 'hashtag_topic',
    });
  if (hashtags.length === 1 && isTopic(hashtags[0]?.hashtag ?? '', topic))
    return answer(
      reply(product.onlyItself(toShownText(topic), hashtags[0]?.hashtag ?? ''), { intent: 'hashtags' }),
      {
        ...turn.memory,
        asked: turn.memory.post ? turn.memory.asked : null,
      },
    );
  const lines = hashtags.map((tag) => `- #${tag.hashtag}${countText(tag, says)}`).join('\n');
  const actions = turn.memory.post?.text
    ? [product.addHashtags, says.back]
    : [product.postAbout(topic).slice(0, 200)];
  return answer(
    reply([product.hashtagsFor(toShownText(topic)), lines, product.fewAreEnough].join('\n\n'), {
      intent: 'hashtags',
      actions,
    }),
    { ...turn.memory, asked: turn.memory.post ? turn.memory.asked : null },
  );
}

const isTopic = (tag: string, topic: string): boolean =>
  normalizeHashtag(topic).toLowerCase() === tag.toLowerCase();

const askTopic = (context: DialogueContext): EngineAnswer =>
  answer(reply(sentencesOf(context).product.whichTopic, { intent: 'hashtags' }), {
    ...context.turn.memory,
    asked: 'hashtag_topic',
  });

function topicOf({ turn }: DialogueContext): string | null {
  const { query, memory } = turn;
  const lead = LEADS.exec(query);
  const topicText = lead ? query.slice(lead.index + lead[0].length) : query.replace(FILLER, ' ');
  const words = topicText.split(/[\s?!.#,]+/).filter(Boolean);
  while (AT_END.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  while (AT_START.has(words[0]?.toLowerCase() ?? '')) words.shift();
  const topic = words.join(' ');
  if (topic.length > 1 && topic.length <= LONGEST && !EMPTY.has(topic.toLowerCase())) return topic;
  return memory.post?.topic ?? null;
}

function countText({ count, counted }: FoundHashtag, { product }: Sentences): string {
  if (count === null || counted === null) return '';
  return counted === 'own_posts' ? ` (${product.inOwnPosts(count)})` : '';
}
