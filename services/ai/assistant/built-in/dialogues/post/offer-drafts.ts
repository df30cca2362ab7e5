import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import { quote, toShownText } from '../../../shown-text.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';

const OFFERED = 3;
const LONGEST_TOPIC = 80;

/** The post with drafts about its topic. */
export async function writeFor(context: DialogueContext, post: PostInProgress) {
  const { drafts, writer } = await context.tools.writeDrafts(post.topic ?? post.text ?? '', post.details);
  const offeredDrafts = drafts.slice(0, OFFERED).map(({ content, hashtags }) => ({ content, hashtags }));
  return { post: { ...post, drafts: offeredDrafts, text: null }, writer };
}

export function offerDrafts(
  context: DialogueContext,
  post: PostInProgress,
  writer: WrittenDrafts['writer'] | null,
  notes: readonly string[] = [],
): EngineAnswer {
  const { drafts, topic } = post;
  const says = sentencesOf(context);
  const about = topic && topic.length <= LONGEST_TOPIC ? `**${toShownText(topic)}**` : '';
  const texts = drafts.map((draft, at) => {
    const tags = post.with_hashtags ? draft.hashtags.map((tag) => `#${tag}`).join(' ') : '';
    return `**${at + 1}.**\n\n${quote([draft.content, tags].filter(Boolean).join('\n\n'))}`;
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
      ...context.turn.memory,
      post,
      asked: 'draft',
      proposal: null,
      change: null,
      shown: { kind: 'drafts' },
    },
  );
}
