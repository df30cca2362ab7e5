import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import { quoted, shown } from '../../../shown-text.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';

const OFFERED = 3;
const LONGEST_TOPIC = 80;

/** The post with drafts about its topic. */
export async function writeFor(talk: Talk, post: PostInProgress) {
  const { drafts, writer } = await talk.tools.writeDrafts(post.topic ?? post.text ?? '', post.details);
  const offered = drafts.slice(0, OFFERED).map(({ content, hashtags }) => ({ content, hashtags }));
  return { post: { ...post, drafts: offered, text: null }, writer };
}

export function offerDrafts(
  talk: Talk,
  post: PostInProgress,
  writer: WrittenDrafts['writer'] | null,
  notes: readonly string[] = [],
): EngineAnswer {
  const { drafts, topic } = post;
  const says = sentencesOf(talk);
  const about = topic && topic.length <= LONGEST_TOPIC ? `**${shown(topic)}**` : '';
  const texts = drafts.map((draft, at) => {
    const tags = post.with_hashtags ? draft.hashtags.map((tag) => `#${tag}`).join(' ') : '';
    return `**${at + 1}.**\n\n${quoted([draft.content, tags].filter(Boolean).join('\n\n'))}`;
  });
  const actions = [
    ...(drafts.length > 1 ? says.draftButtons.slice(0, drafts.length) : [says.useIt]),
    says.shorter,
    says.otherDrafts,
  ];
  const message = [...notes, says.drafts(drafts.length, about), ...texts, says.askDraft(drafts.length)];
  return answer(
    reply(message.join('\n\n'), {
      intent: 'content_generation',
      actions,
      writer,
      platforms: [...post.platforms],
    }),
    {
      ...talk.turn.memory,
      post,
      asked: 'draft',
      proposal: null,
      change: null,
      shown: { kind: 'drafts' },
    },
  );
}
