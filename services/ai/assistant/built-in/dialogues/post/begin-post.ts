import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { TalkLanguage } from '../../../languages/language.ts';
import type { PostInProgress } from '../../../memory.ts';
import { readSlots, type Slots } from '../../read-message.ts';
import { readBrief } from '../../slots/brief.ts';
import { partMaterial } from '../../slots/material.ts';
import { plainText } from '../../slots/plain-text.ts';
import { withShownTime } from '../../slots/same-time.ts';
import { spelled, spelledMessage } from '../../slots/spelling.ts';
import { type Opening, readOpening, readTopic } from '../../slots/topic.ts';
import { readWhen, type WhenSaid } from '../../slots/when.ts';
import { untranslated } from '../../slots/wished-language.ts';
import { sentencesOf, type Talk } from '../../talk.ts';
import { changePost } from './change-post.ts';
import { EMPTY_POST } from './post-text.ts';

/** A new post from a message that asks for one, with what it says beside the topic. */
export async function beginPost(talk: Talk): Promise<EngineAnswer> {
  const opening = readBrief(talk.turn.query) ?? withMaterial(talk) ?? opened(talk);
  const slots = slotsOf(talk, opening);
  const plain = spelled(plainText(opening.rest));
  const given = postOf(opening, slots);
  const language = given.topic === null ? null : untranslated(plain, given.topic);
  const begun = await changePost(
    {
      ...talk,
      turn: { ...talk.turn, query: opening.rest, memory: { ...talk.turn.memory, asked: null, shown: null } },
      plain,
    },
    language ? { ...given, topic: null } : given,
    slots,
  );
  return language ? askedIn(talk, begun, language) : begun;
}

/** The drafts are in the language of the words that they are made of. */
function askedIn(talk: Talk, { reply, memory }: EngineAnswer, language: TalkLanguage): EngineAnswer {
  const says = sentencesOf(talk);
  const name = new Intl.DisplayNames(says.locale, { type: 'language' }).of(language) ?? language;
  return { reply: { ...reply, message: says.tellIn(name), actions: [says.startOver] }, memory };
}

/** The answer to "What is the post about?": all of it, but for what is said of networks and time after it. */
export function giveTopic(talk: Talk, post: PostInProgress): Promise<EngineAnswer> {
  const { query } = talk.turn;
  const pasted = readBrief(query) ?? withMaterial(talk);
  const opening = pasted?.led ? pasted : readOpening(query, talk.now);
  const whole = pasted && !pasted.led ? aboutAll(query) : openingOrTopic(opening, query);
  const slots = slotsOf(talk, whole);
  return changePost(
    { ...talk, turn: { ...talk.turn, query: whole.rest }, plain: spelled(plainText(whole.rest)) },
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
function opened({ turn, now }: Talk): Opening {
  const opening = readOpening(turn.query, now);
  return opening.topic === null ? readOpening(spelledMessage(turn.query), now) : opening;
}

/** Of what was pasted nothing is read for where and when the post goes. */
function withMaterial({ turn, material, now }: Talk): Opening | null {
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

const slotsOf = (talk: Talk, { rest, sending }: Opening): Slots => {
  const plain = spelled(plainText(rest));
  const slots = readSlots(plain, rest, { ...talk.turn.memory, asked: null }, talk.now);
  const said = readWhen(spelled(plainText(sending)), talk.now) ?? repeatsIn(plain, talk.now);
  const when = withShownTime(said, talk.plain, talk.turn.memory);
  return { ...slots, when, choice: null, style: { ...slots.style, again: false } };
};

/** A time before the topic is the topic's, but a series is asked for: "post every Monday at 9 about lunch". */
function repeatsIn(plain: string, now: Talk['now']): WhenSaid | null {
  const said = readWhen(plain, now);
  return said?.kind === 'repeats' ? said : null;
}

const postOf = ({ topic, verbatim }: Opening, { style }: Slots): PostInProgress => ({
  ...EMPTY_POST,
  details: style.details,
  with_hashtags: style.hashtags ?? true,
  ...(verbatim ? { text: topic, with_hashtags: style.hashtags ?? false } : { topic }),
});
