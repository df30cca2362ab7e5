import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { answer, reply, shown, type Talk } from '../talk.ts';

const MOST = 10;
const TOPIC = /\b(?:for|about|on|regarding|around|to reach)\s+(.+)$/i;
const FILLER =
  /\b(?:please|pls|trending|popular|suggest(?:ions?)?|find|give me|show me|get me|need|some|more|the|best|good|which|what|are|should i use|i use|can you|could you|hash ?tags?|tags?|ideas?|alternatives?|'s|for my post)\b/gi;
/** Topics that say nothing of their own. */
const EMPTY = /^(?:my|our|the|a|an|this)? ?(?:post|posts|business|it|that|me|us)?$/i;

export async function findTags(talk: Talk): Promise<EngineAnswer> {
  const { turn, tools } = talk;
  const topic = topicOf(talk);
  if (!topic) return askTopic(talk);
  const found = (await tools.findHashtags(topic)).slice(0, MOST);
  if (found.length === 0)
    return answer(
      reply(`I found no hashtags for **${shown(topic)}**. Try other words for it.`, { intent: 'hashtags' }),
      { ...turn.memory, asked: 'hashtag_topic' },
    );
  const lines = found.map((tag) => `- #${tag.hashtag}${countText(tag)}`).join('\n');
  const actions = turn.memory.post?.text
    ? ['Add hashtags', 'Back to my post']
    : [`Write a post about ${topic}`.slice(0, 200)];
  return answer(
    reply(
      `Hashtags for **${shown(topic)}**, the most fitting first:\n\n${lines}\n\nThree to five are enough for most posts.`,
      {
        intent: 'hashtags',
        actions,
      },
    ),
    { ...turn.memory, asked: turn.memory.post ? turn.memory.asked : null },
  );
}

const askTopic = ({ turn }: Talk): EngineAnswer =>
  answer(
    reply(
      'Which topic are the hashtags for? A few words are enough, such as “vegan bakery” or “spring sale”.',
      {
        intent: 'hashtags',
      },
    ),
    { ...turn.memory, asked: 'hashtag_topic' },
  );

function topicOf({ turn }: Talk): string | null {
  const { query, memory } = turn;
  const said = (TOPIC.exec(query)?.[1] ?? query.replace(FILLER, ' '))
    .replace(/[?!.#,]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
  const topic = said
    .replace(/ (?:please|pls|hash ?tags?|tags)$/i, '')
    .replace(/^(?:my|our) /i, '')
    .trim();
  if (topic.length > 1 && !EMPTY.test(topic) && topic.length <= 300) return topic;
  return memory.post?.topic ?? null;
}

function countText({ count, counted }: FoundHashtag): string {
  if (count === null || counted === null) return '';
  return counted === 'own_posts' ? ` (in ${count === 1 ? 'one' : count} of your own posts)` : '';
}
