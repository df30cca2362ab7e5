import { upperFirst } from '../../../language/topic/casing.ts';
import { sentence, stopped } from '../../../language/topic/sentences.ts';
import { hasVerb, tag } from '../../../language/topic/tagger.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Angle, Desk } from './angle.ts';
import { call, captionOf, continued, factsOf, listed, more, say, withoutList } from './words.ts';

const MOST_SHORT = 160;
const MOST_CHOICES = 5;

/** The topic as it was given, and one thing to do. */
export const announcement: Angle = (desk) => ({
  paragraphs: [presented(desk), more(desk.topic), call(desk, desk.phrases.act)],
  purpose:
    desk.topic.intent === 'theme'
      ? 'Opens the subject, and invites your followers to ask.'
      : 'Says it straight: what it is comes first, so that nobody has to search for the point.',
  caption: captionOf(desk),
});

/** A bare name becomes a sentence: "Take a look at our spring cakes: …". */
function presented(desk: Desk): string {
  const { topic, phrases } = desk;
  const presentable = topic.intent === 'theme' || /^(our|my|the|an?|this|these) /i.test(topic.inline);
  if (topic.form !== 'name' || !presentable || phrases.present === null) return topic.statement;
  if (!topic.statement.startsWith(topic.lead)) return topic.statement;
  return `${say(desk, phrases.present)} ${topic.inline}${topic.statement.slice(topic.lead.length)}`;
}

/** A question first. When there is a list, it is the question. */
export const question: Angle = (desk) => {
  const { topic, phrases } = desk;
  const choice = isChoice(topic) ? phrases.choose : null;
  const asked = say(desk, choice?.ask ?? phrases.ask);
  const named =
    choice !== null && topic.items.every((item) => asked.toLowerCase().includes(item.toLowerCase()));
  return {
    paragraphs: [
      asked,
      topic.intent === 'theme' ? '' : named ? withoutList(topic) : topic.statement,
      more(topic),
      call(desk, choice?.answer ?? phrases.answer),
    ],
    purpose: choice
      ? 'Starts a conversation: your followers say which one they would choose.'
      : 'Starts a conversation: a question first, then what it is about.',
    caption: captionOf(desk),
  };
};

/** A few things of which one can be preferred to another; news in a row is no choice. */
const isChoice = ({ items, language }: Topic): boolean =>
  items.length > 1 &&
  items.length <= MOST_CHOICES &&
  items.every((item) =>
    language === 'en' ? item.split(' ').length <= 3 && !hasVerb(tag(item)) : item.split(' ').length <= 2,
  );

/** To be passed on from friend to friend. */
export const share: Angle = (desk) => ({
  paragraphs: [
    say(desk, desk.phrases.share),
    desk.topic.intent === 'theme' ? '' : desk.topic.statement,
    more(desk.topic),
    call(desk, desk.phrases.tag),
  ],
  purpose: 'Gets passed on: asks your followers to send it to the person it fits.',
  caption: captionOf(desk),
});

/** As few words as it takes; the date first, when there is one. */
export const short: Angle = (desk) => {
  const { topic, phrases, joints } = desk;
  const when = factsOf(topic, 'when');
  const place = topic.facts.filter(({ kind }) => kind === 'where').map(({ text }) => text);
  const price = topic.facts.filter(({ kind }) => kind === 'price').map(({ text }) => sentence(text));
  const list = sentence(upperFirst(listed(topic.items, topic.either ? joints.or : joints.and)));
  const dated = when !== '' && !/: /.test(topic.lead);
  const line = dated
    ? [`${upperFirst([when, ...place].join(', '))}: ${stopped(topic.inline)}`, list, ...price]
    : [undated()];
  const said = line.filter(Boolean).join(' ');
  return {
    paragraphs: [
      dated && topic.emoji ? `${said} ${topic.emoji}` : said,
      more(topic).length <= MOST_SHORT ? more(topic) : '',
      call(desk, phrases.last),
    ],
    purpose: dated
      ? 'A quick reminder of the date, easy to read in passing.'
      : 'A quick post between longer ones, easy to read in passing.',
    caption: captionOf(desk),
  };

  function undated(): string {
    const opening = say(desk, phrases.brief);
    if (topic.intent === 'theme') return opening;
    // A colon inside wants a line of its own.
    if (/: /.test(topic.statement)) return `${opening}\n${topic.statement}`;
    return `${opening} ${continued(topic, topic.statement)}`;
  }
};
