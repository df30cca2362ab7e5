import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { TalkLanguage } from '../../../languages/language.ts';
import type { PostInProgress } from '../../../memory.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import { readSlots, type Slots } from '../../read-message.ts';
import { readBrief } from '../../slots/brief.ts';
import { partMaterial } from '../../slots/material.ts';
import { plainText } from '../../slots/plain-text.ts';
import { requestedLanguage } from '../../slots/requested-language.ts';
import { withShownTime } from '../../slots/same-time.ts';
import { spelled, spelledMessage } from '../../slots/spelling.ts';
import { type Opening, readOpening, readTopic } from '../../slots/topic.ts';
import { type RequestedTime, readWhen } from '../../slots/when.ts';
import { changePost } from './change-post.ts';
import { EMPTY_POST } from './post-text.ts';

/**
 * A new post from a message that asks for one, with what it says beside the topic.
 * @param given the message as it was read, where it was
 */
export async function beginPost(context: DialogueContext, given?: Opening): Promise<EngineAnswer> {
  const opening = given ?? readBrief(context.turn.query) ?? withMaterial(context) ?? opened(context);
  const slots = slotsOf(context, opening);
  const plain = spelled(plainText(opening.rest));
  const initialPost = postOf(opening, slots);
  const language = initialPost.topic === null ? null : requestedLanguage(plain, initialPost.topic);
  const firstAnswer = await changePost(
    {
      ...context,
      turn: {
        ...context.turn,
        query: opening.rest,
        memory: { ...context.turn.memory, asked: null, shown: null },
      },
      plain,
    },
    language ? { ...initialPost, topic: null } : initialPost,
    slots,
  );
  return language ? askedIn(context, firstAnswer, language) : firstAnswer;
}

/** The drafts are in the language of the words that they are made of. */
function askedIn(
  context: DialogueContext,
  { reply, memory }: EngineAnswer,
  language: TalkLanguage,
): EngineAnswer {
  const says = sentencesOf(context);
  const name = new Intl.DisplayNames(says.locale, { type: 'language' }).of(language) ?? language;
  return { reply: { ...reply, message: says.tellIn(name), actions: [says.startOver] }, memory };
}

/** The answer to "What is the post about?": all of it, but for what is said of networks and time after it. */
export function giveTopic(context: DialogueContext, post: PostInProgress): Promise<EngineAnswer> {
  const { query } = context.turn;
  const pasted = readBrief(query) ?? withMaterial(context);
  const opening = pasted?.led ? pasted : readOpening(query, context.now);
  const whole = pasted && !pasted.led ? aboutAll(query) : openingOrTopic(opening, query);
  const slots = slotsOf(context, whole);
  return changePost(
    { ...context, turn: { ...context.turn, query: whole.rest }, plain: spelled(plainText(whole.rest)) },
    {
      ...post,
      ...postOf(whole, slots),
      platforms: post.platforms,
      when: post.when,
      details: { ...post.details, ...slots.style.details },
    },
    slots,
  );
}

/** With misspelt words put right where nothing leads to a topic: "a post abuot …". */
function opened({ turn, now }: DialogueContext): Opening {
  const opening = readOpening(turn.query, now);
  return opening.topic === null ? readOpening(spelledMessage(turn.query), now) : opening;
}

/** Pasted text isn't searched for networks or times. */
function withMaterial({ turn, material, now }: DialogueContext): Opening | null {
  if (material === null) return null;
  const { asking, after } = partMaterial(turn.query);
  if (asking === '') return aboutAll(material);
  if (after !== undefined) return { ...aboutAll(material), rest: asking, sending: after };
  const opening = readOpening(asking.replace(/:\s*$/, ''), now);
  const topic = [opening.topic, material].filter(Boolean).join('\n');
  return { ...opening, topic, verbatim: false };
}

const aboutAll = (text: string): Opening => ({
  topic: text.trim(),
  verbatim: false,
  led: true,
  rest: '',
  sending: '',
});

const openingOrTopic = (opening: Opening, query: string): Opening =>
  opening.topic && opening.led ? opening : readTopic(query);

const slotsOf = (context: DialogueContext, { rest, sending }: Opening): Slots => {
  const plain = spelled(plainText(rest));
  const slots = readSlots(plain, rest, { ...context.turn.memory, asked: null }, context.now);
  const readTime = readWhen(spelled(plainText(sending)), context.now) ?? repeatsIn(plain, context.now);
  const when = withShownTime(readTime, context.plain, context.turn.memory);
  return { ...slots, when, choice: null, style: { ...slots.style, again: false } };
};

/** A time before the topic is the topic's, but a series is asked for: "post every Monday at 9 about lunch". */
function repeatsIn(plain: string, now: DialogueContext['now']): RequestedTime | null {
  const readTime = readWhen(plain, now);
  return readTime?.kind === 'repeats' ? readTime : null;
}

const postOf = ({ topic, verbatim }: Opening, { style }: Slots): PostInProgress => ({
  ...EMPTY_POST,
  details: style.details,
  with_hashtags: style.hashtags ?? true,
  ...(verbatim ? { text: topic, with_hashtags: style.hashtags ?? false } : { topic }),
});
