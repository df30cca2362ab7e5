import { openGaps } from '@carillon/contracts/domain/open-gaps.ts';
import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { joinParts } from '../../../languages/list-with.ts';
import type { PostInProgress, When } from '../../../memory.ts';
import type { ProposedPost } from '../../../proposal.ts';
import { quote, toShownText } from '../../../shown-text.ts';
import type { Target, WrittenDrafts } from '../../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { plainTime, timeText } from '../../slots/time-text.ts';
import { askForWords } from './ask-for-words.ts';
import { targetText, tooLong } from './place-post.ts';
import { contentOf } from './post-text.ts';

/** More than this is no longer read before it is confirmed; notes, place and time come with it. */
const MAX_SHOWN = 12_000;

interface Whole {
  readonly post: PostInProgress;
  readonly targets: readonly Target[];
  readonly notes: readonly string[];
  readonly writer: WrittenDrafts['writer'] | null;
}

/** Shows what would go out, where and when, and asks for the user's word. */
export async function confirmPost(context: DialogueContext, whole: Whole): Promise<EngineAnswer> {
  const { post, targets, notes, writer } = whole;
  if (!isAtLeast(context.turn.user.role, 'editor')) return saveForEditor(context, post);
  const says = sentencesOf(context);
  const faults = tooLong(post, targets, says);
  if (faults.length > 0) return unfit(context, post, faults);
  const content = contentOf(post);
  const text = quote(content);
  if (text.length > MAX_SHOWN) return tooLongToShow(context, post);
  const gaps = openGaps(content);
  if (gaps.length > 0) return askForWords(context, post, gaps, notes, writer);
  const at = post.when?.kind === 'at' ? post.when : null;
  const proposal: ProposedPost = {
    kind: 'post',
    id: context.newId(),
    content,
    targets,
    scheduled_time: at?.scheduled_time ?? null,
    timezone: at?.timezone ?? null,
  };
  const message = [
    ...notes.filter((note) => note !== text),
    text,
    `**${says.where}:** ${toShownText(joinParts(targets.map(targetText), says))}`,
    `**${says.when}:** ${whenText(post.when, context)}`,
    says.confirm(at !== null),
  ];
  return answer(
    reply(message.join('\n\n'), {
      intent: 'confirmation',
      state: 'confirmation',
      content,
      writer,
      scheduled_time: proposal.scheduled_time,
      timezone: proposal.timezone,
      platforms: [...post.platforms],
      actions: [says.yes(at !== null), says.shorter, says.anotherTime, says.cancel],
    }),
    { ...context.turn.memory, post, proposal, asked: 'confirmation', change: null },
  );
}

const shorterOrNone = (context: DialogueContext): string[] => [
  sentencesOf(context).shorter,
  sentencesOf(context).cancel,
];

const tooLongToShow = (context: DialogueContext, post: PostInProgress): EngineAnswer =>
  answer(
    reply(sentencesOf(context).aside.tooLongToShow, { intent: 'revision', actions: shorterOrNone(context) }),
    {
      ...context.turn.memory,
      post,
      proposal: null,
      asked: 'draft',
      change: null,
    },
  );

function whenText(when: When | null, context: DialogueContext): string {
  const says = sentencesOf(context);
  if (when?.kind !== 'at') return says.now;
  return `${timeText(plainTime(when.scheduled_time), context.now, says)} (${when.timezone})`;
}

const unfit = (context: DialogueContext, post: PostInProgress, faults: readonly string[]): EngineAnswer =>
  answer(
    reply([...faults, sentencesOf(context).aside.shorterOrLeaveOut].join('\n\n'), {
      intent: 'revision',
      content: contentOf(post),
      platforms: [...post.platforms],
      actions: shorterOrNone(context),
    }),
    { ...context.turn.memory, post, proposal: null, asked: 'draft', change: null },
  );

async function saveForEditor(context: DialogueContext, post: PostInProgress): Promise<EngineAnswer> {
  const { topic, text, hashtags, with_hashtags, platforms } = post;
  const says = sentencesOf(context);
  const tags = with_hashtags ? hashtags : [];
  const page = await context.tools.keepDraft({
    topic: topic ?? '',
    text: text ?? '',
    hashtags: tags,
    platforms,
  });
  return answer(
    reply(says.aside.keptForEditor(page), {
      intent: 'out_of_scope',
      content: contentOf(post),
      actions: [says.create],
    }),
    { ...context.turn.memory, post: null, proposal: null, asked: null, change: null },
  );
}
