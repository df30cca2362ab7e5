import type { Draft } from '@carillon/contracts/http/ai/create-posts.ts';
import { type TopicAnalysis, upperFirst } from './analyse-topic.ts';
import type { Choose } from './choose.ts';
import { CLOSINGS, OPENINGS } from './phrases.ts';

/** One way to tell it: a draft without its hashtags. */
export type Angle = (topic: TopicAnalysis, choose: Choose) => Omit<Draft, 'hashtags'>;

const paragraphs = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n\n');
const sentence = (text: string): string => `${upperFirst(text)}${/[.!?…]$/.test(text) ? '' : '.'}`;
const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^[A-Z]\w+ [A-Z]/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const asks = ({ text }: TopicAnalysis): boolean => /^(why|how|what|when|where|who)\b/i.test(text);

/** The topic itself as a sentence that may stand alone; a bare name needs a verb. */
function headline(topic: TopicAnalysis): string {
  const { text, clause, kind, intent, subject } = topic;
  if (asks(topic)) return `Today: ${lower(sentence(text))}`;
  if (clause || intent === 'lessons' || intent === 'offer') return sentence(text);
  return kind === 'news'
    ? `Here it comes: ${lower(sentence(text))}`
    : `Let’s talk about ${lower(sentence(subject))}`;
}

const announcement: Angle = (topic, choose) => ({
  content: paragraphs(
    headline(topic),
    `${choose.one(OPENINGS.news[topic.intent])} ${choose.one(topic.category.beliefs)}`,
    details(topic) ?? glance(topic),
    action(topic, choose.one(CLOSINGS.act[topic.intent])),
  ),
  purpose:
    topic.kind === 'theme'
      ? 'Opens the subject: says what you stand for before you go into detail.'
      : 'Announces it: says what is new first, so that nobody has to search for the point.',
  mediaCaption: `${upperFirst(topic.subject)}: ${topic.category.scene}`,
});

const story: Angle = (topic, choose) => ({
  content: paragraphs(
    choose.one(OPENINGS.stories[topic.kind]).replace('{subject}', topic.subject),
    `${choose.one(OPENINGS.turns[topic.kind])} ${choose.one(topic.category.beliefs)}`,
    topic.clause && !asks(topic) ? `Which brings us to today: ${lower(sentence(topic.text))}` : null,
    details(topic),
    action(topic, choose.one(CLOSINGS.story)),
  ),
  purpose: 'Tells the story behind it, so that people get to know the ones who do it.',
  mediaCaption: `Behind the scenes: ${topic.category.scene}`,
});

const list: Angle = (topic, choose) => {
  const advice = topic.kind === 'opening' ? OPENINGS.applying : topic.category.advice;
  return {
    content: paragraphs(
      topic.intent === 'lessons'
        ? `${sentence(topic.text)} The short version:`
        : choose.one(OPENINGS.lists).replace('{subject}', topic.subject),
      choose
        .some(advice, 3)
        .map((line, at) => `${at + 1}. ${line}`)
        .join('\n'),
      topic.clause && topic.intent !== 'lessons' ? headline(topic) : null,
      action(topic, choose.one(CLOSINGS.save)),
    ),
    purpose: 'Helps first: a short list that people save and pass on.',
    mediaCaption: 'Three short lines on a plain ground, one tip each',
  };
};

const question: Angle = (topic, choose) => ({
  content: paragraphs(
    topic.kind === 'opening' ? 'What makes a good place to work?' : choose.one(topic.category.questions),
    choose.one(OPENINGS.reasons).replace('{subject}', topic.subject),
    topic.clause ? headline(topic) : null,
    choose.one(CLOSINGS.ask),
  ),
  purpose: 'Starts a conversation: asks your followers for their own experience.',
  mediaCaption: `A question to you, in large letters, with ${topic.category.scene}`,
});

const pointOfView: Angle = (topic, choose) => ({
  content: paragraphs(
    choose.one(topic.category.beliefs),
    choose.one(OPENINGS.stands).replace('{subject}', topic.subject),
    topic.clause && !asks(topic) ? sentence(topic.text) : null,
    choose.one(CLOSINGS.opinion),
  ),
  purpose: 'Takes a stand: shows what you believe in, and finds the people who agree.',
  mediaCaption: `One plain sentence about ${topic.subject}, on a quiet picture`,
});

const short: Angle = (topic, choose) => ({
  content: paragraphs(
    topic.clause && !asks(topic)
      ? choose
          .one(['Short and sweet: {text}', 'In one line: {text}', 'No long speech: {text}'])
          .replace('{text}', lower(sentence(topic.text)))
      : choose.one(OPENINGS.shorts[topic.kind]).replace('{subject}', topic.subject),
    topic.more ? glance(topic) : null,
    action(topic, choose.one(CLOSINGS.short[topic.kind])),
  ),
  purpose: 'A quick reminder between longer posts, easy to read in passing.',
  mediaCaption: `${upperFirst(topic.subject)}, in one picture`,
});

/** What the topic says beyond its first sentence, as it says it. */
const details = ({ more }: TopicAnalysis): string | null => (more ? sentence(more) : null);

/** A call to action, with the address where it can be followed. */
const action = ({ link }: TopicAnalysis, call: string): string => (link ? `${call}\n${link}` : call);

/** When, where and how much, if the topic says so. */
function glance({ facts }: TopicAnalysis): string | null {
  const lines = [
    facts.when && `When: ${upperFirst(facts.when.replace(/^on /i, ''))}`,
    facts.where && `Where: ${upperFirst(facts.where.replace(/^(in|at) /i, ''))}`,
    facts.price && `Price: ${facts.price}`,
  ].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}

/** Different in angle, tone and structure, in the order they are shown. */
export const ANGLES: readonly Angle[] = [announcement, story, list, question, pointOfView, short];
