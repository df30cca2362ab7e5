import { openGaps } from '@carillon/contracts/domain/open-gaps.ts';
import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress, When } from '../../../memory.ts';
import type { ProposedPost } from '../../../proposal.ts';
import { quoted, shown } from '../../../shown-text.ts';
import type { Target, WrittenDrafts } from '../../../tools.ts';
import { plainTime, timeText } from '../../slots/time-text.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { askForWords } from './ask-for-words.ts';
import { targetText, tooLong } from './place-post.ts';
import { contentOf } from './post-text.ts';

/** More than this is no longer read before it is confirmed; notes, place and time come with it. */
const MOST_SHOWN = 12_000;

interface Whole {
  readonly post: PostInProgress;
  readonly targets: readonly Target[];
  readonly notes: readonly string[];
  readonly writer: WrittenDrafts['writer'] | null;
}

/** Shows what would go out, where and when, and asks for the user's word. */
export async function confirmPost(talk: Talk, whole: Whole): Promise<EngineAnswer> {
  const { post, targets, notes, writer } = whole;
  if (!isAtLeast(talk.turn.user.role, 'editor')) return keptForEditor(talk, post);
  const says = sentencesOf(talk);
  const faults = tooLong(post, targets, says);
  if (faults.length > 0) return unfit(talk, post, faults);
  const content = contentOf(post);
  const text = quoted(content);
  if (text.length > MOST_SHOWN) return tooLongToShow(talk, post);
  const gaps = openGaps(content);
  if (gaps.length > 0) return askForWords(talk, post, gaps, notes, writer);
  const at = post.when?.kind === 'at' ? post.when : null;
  const proposal: ProposedPost = {
    kind: 'post',
    id: talk.newId(),
    content,
    targets,
    scheduled_time: at?.scheduled_time ?? null,
    timezone: at?.timezone ?? null,
  };
  const message = [
    ...notes.filter((note) => note !== text),
    text,
    `**${says.where}:** ${shown(targets.map(targetText).join(', '))}`,
    `**${says.when}:** ${whenText(post.when, talk)}`,
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
    { ...talk.turn.memory, post, proposal, asked: 'confirmation', change: null },
  );
}

const shorterOrNone = (talk: Talk): string[] => [sentencesOf(talk).shorter, sentencesOf(talk).cancel];

const tooLongToShow = (talk: Talk, post: PostInProgress): EngineAnswer =>
  answer(reply(sentencesOf(talk).aside.tooLongToShow, { intent: 'revision', actions: shorterOrNone(talk) }), {
    ...talk.turn.memory,
    post,
    proposal: null,
    asked: 'draft',
    change: null,
  });

function whenText(when: When | null, talk: Talk): string {
  const says = sentencesOf(talk);
  if (when?.kind !== 'at') return says.now;
  return `${timeText(plainTime(when.scheduled_time), talk.now, says)} (${when.timezone})`;
}

const unfit = (talk: Talk, post: PostInProgress, faults: readonly string[]): EngineAnswer =>
  answer(
    reply([...faults, sentencesOf(talk).aside.shorterOrLeaveOut].join('\n\n'), {
      intent: 'revision',
      content: contentOf(post),
      platforms: [...post.platforms],
      actions: shorterOrNone(talk),
    }),
    { ...talk.turn.memory, post, proposal: null, asked: 'draft', change: null },
  );

async function keptForEditor(talk: Talk, post: PostInProgress): Promise<EngineAnswer> {
  const { topic, text, hashtags, with_hashtags, platforms } = post;
  const says = sentencesOf(talk);
  const tags = with_hashtags ? hashtags : [];
  const page = await talk.tools.keepDraft({
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
    { ...talk.turn.memory, post: null, proposal: null, asked: null, change: null },
  );
}
