import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Answer, Turn } from '../conversation-engine.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { EMPTY_MEMORY, type Memory } from '../memory.ts';
import {
  type Proposal,
  type ProposedChange,
  type ProposedPost,
  type ProposedReply,
  platformsOf,
} from '../proposal.ts';
import type { Commands } from '../tools.ts';
import { asksClearly, clearYes, saysClearly } from './clear-yes.ts';
import { changeText, makeChange } from './make-change.ts';
import type { ConfirmableAction } from './phrases.ts';
import { type Confirmation, readConfirmation } from './read-confirmation.ts';
import { settleReply } from './settle-reply.ts';

/**
 * Does or drops what was proposed, if the user's message says yes or no and nothing else; null where it says something
 * else, which is for an engine to answer. The only place where a conversation makes anything happen.
 */
export async function settleProposal(turn: Turn, commands: Commands): Promise<Answer | null> {
  const { proposal, confirmed } = turn.memory;
  if (!proposal) return null;
  const confirmation = confirmationOf(turn.query, proposal);
  if (
    turn.unseen &&
    confirmation !== 'no' &&
    confirmation !== 'other' &&
    !(confirmation === 'yes' && isUnderWay(turn))
  )
    return shownAgain(turn.memory, turn.unseen);
  if (proposal.kind === 'reply') return settleReply(turn, proposal, confirmation, commands);
  if (confirmation === 'unclear') return askedAgain(turn.memory, proposal);
  if (proposal.kind === 'post' && proposal.id === confirmed?.id) {
    if (confirmation === 'no') return withdrawn(turn.memory);
    return confirmation === 'yes' || confirmation === 'retry' ? posting(turn, proposal) : null;
  }
  if (confirmation === 'no') return dropProposal(turn.memory, proposal);
  if (confirmation !== (isTried(proposal) ? 'retry' : 'yes')) return null;
  if (asksClearly(proposal) && !isTried(proposal) && !saysClearly(turn.query, proposal))
    return askedClearly(turn.memory, proposal);
  if (!isAtLeast(turn.user.role, 'editor')) return answerRefusal(turn.memory);
  return proposal.kind === 'post' ? posting(turn, proposal) : applyChange(turn.memory, proposal, commands);
}

function confirmationOf(query: string, proposal: Proposal): Confirmation {
  if (asksClearly(proposal) && saysClearly(query, proposal)) return 'yes';
  return readConfirmation(query, askedBy(proposal));
}

/** "All right" to what could not be done is no yes to do it again, and "try again" is nothing else there. */
export const askedBy = (proposal: Proposal): ConfirmableAction => {
  if (proposal.kind === 'reply') return 'reply';
  if (proposal.kind === 'change') return isTried(proposal) ? 'post_now' : proposal.change;
  return proposal.scheduled_time ? 'schedule' : 'post_now';
};

const isTried = (proposal: Proposal): boolean => proposal.kind === 'change' && proposal.tried === true;

/**
 * Whether the same post was confirmed in another tab, which the page does not show yet; that tab may leave the
 * posting to this one.
 */
const isUnderWay = ({ memory: { proposal, confirmed }, unseen }: Turn): boolean =>
  proposal !== null && proposal.id === confirmed?.id && unseen?.to_post?.proposal_id === proposal.id;

/** The same proposal however often it is confirmed, so that it is posted once. */
function posting({ memory }: Turn, proposal: ProposedPost): Answer {
  const { id, content, scheduled_time, timezone } = proposal;
  const platforms = platformsOf(proposal);
  const says = sentencesIn(memory.language);
  return {
    reply: {
      ...createReply(scheduled_time ? says.scheduling : says.posting),
      intent: 'confirmation',
      state: 'posting',
      content,
      platforms,
      scheduled_time,
      timezone,
      to_post: { content, platforms, proposal_id: id, scheduled_time, timezone },
    },
    memory: { ...memory, asked: null, proposal, confirmed: proposal },
  };
}

async function applyChange(memory: Memory, proposal: ProposedChange, commands: Commands): Promise<Answer> {
  const results = await makeChange(proposal, commands);
  const says = sentencesIn(memory.language);
  const failed = results.filter((one) => one.failed).map(({ of }) => of);
  const done = proposal.publications.filter((one) => !failed.some(({ id }) => id === one.id));
  return {
    reply: {
      ...createReply(changeText(results, memory.language)),
      intent: INTENT_OF[proposal.change],
      state: failed.length > 0 ? 'error' : 'idle',
      platforms: platformsOf(proposal),
      actions: [...(failed.length > 0 ? [says.changes.tryAgain] : []), says.showPlanned, says.create],
    },
    memory: {
      ...EMPTY_MEMORY,
      post: memory.post,
      confirmed: memory.confirmed,
      ...(memory.language && { language: memory.language }),
      last_post_id: memory.last_post_id,
      done: done.length > 0 ? { ...proposal, publications: done } : null,
      proposal: failed.length > 0 ? { ...proposal, publications: failed, tried: true } : null,
    },
  };
}

const INTENT_OF = {
  reschedule: 'reschedule',
  cancel: 'cancel_post',
  delete: 'cancel_post',
  take_down: 'cancel_post',
  publish_now: 'publish_now',
  retry: 'publish_now',
} as const;

const dropProposal = (memory: Memory, proposal: Exclude<Proposal, ProposedReply>): Answer =>
  proposal.kind === 'post'
    ? {
        reply: {
          ...createReply(sentencesIn(memory.language).notPosted),
          intent: 'cancellation',
          content: proposal.content,
          platforms: platformsOf(proposal),
          actions: dropActions(memory),
        },
        memory: { ...memory, proposal: null, asked: null },
      }
    : {
        reply: {
          ...createReply(sentencesIn(memory.language).changes.leftAsIs),
          intent: 'cancellation',
          actions: [sentencesIn(memory.language).showPlanned],
        },
        memory: { ...memory, proposal: null, change: null, asked: null },
      };

function dropActions({ language }: Memory): string[] {
  const { shorter, otherDrafts, anotherTime, startOver } = sentencesIn(language);
  return [shorter, otherDrafts, anotherTime, startOver];
}

/** A yes to what another tab showed, or nobody saw, is none to this. */
const shownAgain = (memory: Memory, unseen: AssistantReply): Answer => {
  const asks = unseen.state === 'confirmation' || unseen.state === 'error';
  const { wentOn } = sentencesIn(memory.language).changes;
  return {
    reply: {
      ...unseen,
      message: unseen.message.startsWith(wentOn) ? unseen.message : `${wentOn}\n\n${unseen.message}`,
      state: asks ? unseen.state : 'idle',
      to_post: null,
    },
    memory: { ...memory, proposal: asks ? memory.proposal : null },
  };
};

/** "Cancel that" may mean the post, or the canceling. */
function askedAgain(memory: Memory, proposal: Proposal): Answer {
  const { cancelIt, cancelOrLeave, leave } = sentencesIn(memory.language).changes;
  return {
    reply: {
      ...createReply(cancelOrLeave),
      intent: 'cancel_post',
      state: 'confirmation',
      platforms: platformsOf(proposal),
      actions: [cancelIt, leave],
    },
    memory,
  };
}

function askedClearly(memory: Memory, proposal: ProposedChange): Answer {
  const says = sentencesIn(memory.language);
  const yes = clearYes(proposal, says);
  return {
    reply: {
      ...createReply(says.changes.notEnough(yes)),
      intent: INTENT_OF[proposal.change],
      state: 'confirmation',
      platforms: platformsOf(proposal),
      actions: [yes, says.changes.leave],
    },
    memory,
  };
}

/** It may be on its way to POST /ai-assistant/post-content at this moment. */
const withdrawn = (memory: Memory): Answer => ({
  reply: {
    ...createReply(sentencesIn(memory.language).changes.mayBeOut),
    intent: 'cancellation',
    actions: [sentencesIn(memory.language).changes.postStatus, sentencesIn(memory.language).create],
  },
  memory: { ...memory, proposal: null, confirmed: null, asked: null },
});

const answerRefusal = (memory: Memory): Answer => ({
  reply: {
    ...createReply(sentencesIn(memory.language).changes.refused),
    intent: 'out_of_scope',
  },
  memory: { ...memory, proposal: null, change: null, asked: null },
});

const createReply = (message: string): AssistantReply => ({
  message,
  actions: [],
  state: 'idle',
  intent: null,
  content: null,
  platforms: [],
  suggestions: {},
  to_post: null,
  scheduled_time: null,
  timezone: null,
  writer: null,
});
