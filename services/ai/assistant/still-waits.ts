import { targetText } from './built-in/dialogues/post/place-post.ts';
import { plainTime, timeText } from './built-in/slots/time-text.ts';
import type { EngineAnswer, Turn } from './conversation-engine.ts';
import { sentencesIn } from './languages/sentences.ts';
import type { Memory } from './memory.ts';
import type { ProposedPost } from './proposal.ts';
import { toShownText } from './shown-text.ts';
import { zonedNow } from './zoned-now.ts';

/**
 * An answer to something else while a post waits for its yes: it names that post again, so that a yes to it is one to
 * what was just shown. Any other answer as it is.
 */
export function withWaitingPost(answer: EngineAnswer, { memory: before, now, user }: Turn): EngineAnswer {
  const { reply, memory } = answer;
  const post = waitingPost(before, memory);
  if (!post || reply.state !== 'idle') return answer;
  const says = sentencesIn(memory.language);
  const { scheduled_time } = post;
  const isPlanned = scheduled_time !== null;
  const when = isPlanned ? timeText(plainTime(scheduled_time), zonedNow(now, user.timezone), says) : null;
  const where = says.list(post.targets.map((target) => toShownText(targetText(target))));
  return {
    reply: {
      ...reply,
      message: `${reply.message}\n\n${says.stillWaits(when, where)}`,
      actions: [says.yes(isPlanned), says.anotherTime, says.cancel],
      state: 'confirmation',
    },
    memory,
  };
}

/** The post that was asked about, where nothing was asked or changed since; none that is on its way already. */
function waitingPost(before: Memory, { proposal, confirmed, asked, post }: Memory): ProposedPost | null {
  if (proposal?.kind !== 'post' || proposal.id !== before.proposal?.id) return null;
  return asked === 'confirmation' && post === before.post && confirmed?.id !== proposal.id ? proposal : null;
}
