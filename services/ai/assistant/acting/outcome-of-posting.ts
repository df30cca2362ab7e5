import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { restoreText } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { plainTime, timeText } from '../built-in/slots/time-text.ts';
import type { Sentences } from '../languages/says.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { translateWords } from '../languages/translate-words.ts';
import { afterPosting, type Memory } from '../memory.ts';
import type { MentionedPublication, ProposedChange, ProposedPost } from '../proposal.ts';
import { platformsOf } from '../proposal.ts';
import { toShownText } from '../shown-text.ts';
import type { PostResult } from './post-proposal.ts';

export interface Outcome {
  readonly reply: AssistantReply;
  readonly memory: Memory;
  readonly postId: string | null;
}

/** The assistant's sentence about the result: published, on its way, scheduled, or a network's refusal. */
export function describePosting(
  memory: Memory,
  proposal: ProposedPost,
  result: PostResult,
  retryId: string,
): Outcome {
  const { postId, publications } = result;
  const says = sentencesIn(memory.language);
  const { aside, changes, create } = says;
  const after = afterPosting(memory, proposal.id, postId);
  const failed = publications.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    const retry = retryOf(failed, proposal, postId, retryId);
    return {
      reply: createReply(proposal, 'error', failureOf(publications, failed, memory.language), [
        changes.tryAgain,
        changes.postStatus,
      ]),
      memory: { ...after, proposal: retry },
      postId,
    };
  }
  const isOut = publications.length > 0 && publications.every(({ status }) => status === 'published');
  const message = isOut
    ? [aside.posted, linksTo(publications, says)].filter(Boolean).join('\n\n')
    : aside.taken(whenOf(proposal, says), toShownText(result.message));
  return {
    reply: createReply(proposal, 'posted', message, [create, changes.postStatus]),
    memory: after,
    postId,
  };
}

/** Nothing was posted. The same proposal may be tried again. */
export const notPosted = (memory: Memory, proposal: ProposedPost, error: unknown): Outcome => ({
  reply: createReply(proposal, 'error', toShownText(reasonOf(error, memory.language)), [
    sentencesIn(memory.language).changes.tryAgain,
  ]),
  memory,
  postId: null,
});

function reasonOf(error: unknown, language: Memory['language']): string {
  const { aside } = sentencesIn(language);
  if (!(error instanceof AppError) || error.status >= 500) return aside.notPosted;
  return aside.nothingPosted(translateWords(error.words, language));
}

const failureOf = (
  all: readonly PublicationDetail[],
  failed: readonly PublicationDetail[],
  language: Memory['language'],
): string => {
  const { aside } = sentencesIn(language);
  const out = all.filter(({ status }) => status === 'published');
  const whereTo = (one: PublicationDetail) => `${labelOf(one.platform)} (${toShownText(one.target_name)})`;
  return [
    ...out.map((one) => aside.postedTo(whereTo(one))),
    ...failed.map((one) =>
      aside.notPostedTo(whereTo(one), toShownText(reasonFor(one, language) ?? aside.networkRefused)),
    ),
    aside.shouldTryAgain,
  ].join('\n\n');
};

const reasonFor = ({ reason, reason_text }: PublicationDetail, language: Memory['language']) =>
  reason && translateWords(restoreText(reason, reason_text), language);

const linksTo = (publications: readonly PublicationDetail[], { aside }: Sentences): string =>
  publications
    .flatMap(({ platform, post_url }) =>
      post_url ? [`[${aside.seeIt(labelOf(platform))}](${post_url})`] : [],
    )
    .join(' · ');

function whenOf({ scheduled_time, timezone }: ProposedPost, says: Sentences): string | null {
  if (!scheduled_time) return null;
  const at = plainTime(scheduled_time);
  const time = timeText(at, { year: at.year }, says);
  return timezone ? `${time} (${timezone})` : time;
}

const retryOf = (
  failed: readonly PublicationDetail[],
  { content }: ProposedPost,
  post_id: string,
  id: string,
): ProposedChange => ({
  kind: 'change',
  id,
  change: 'retry',
  scheduled_time: null,
  timezone: null,
  publications: failed.map(
    ({ id: publication, platform, target_name }): MentionedPublication => ({
      id: publication,
      post_id,
      platform,
      target_name,
      words: content.slice(0, 80).toWellFormed(),
    }),
  ),
});

const createReply = (
  proposal: ProposedPost,
  state: 'posted' | 'error',
  message: string,
  actions: string[],
): AssistantReply => ({
  message,
  actions,
  state,
  content: proposal.content,
  platforms: platformsOf(proposal),
  intent: null,
  suggestions: {},
  to_post: null,
  writer: null,
  scheduled_time: proposal.scheduled_time,
  timezone: proposal.timezone,
});
