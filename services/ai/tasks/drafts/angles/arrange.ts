import { upperFirst } from '../../../language/topic/casing.ts';
import { sentence } from '../../../language/topic/sentences.ts';
import type { Fact, Topic } from '../../../language/topic/topic.ts';
import type { Angle, Desk } from './angle.ts';
import { call, captionOf, continued, factsOf, listed, more, say } from './words.ts';

const KINDS: readonly Fact['kind'][] = ['when', 'where', 'price'];

const hasDetails = ({ items, facts }: Topic): boolean => items.length + facts.length > 0;
const ENOUGH_SENTENCES = 2;

/** The details one below the other; without any, small things that the reader can do. */
export const list: Angle = (desk) =>
  hasDetails(desk.topic) || desk.topic.more.length >= ENOUGH_SENTENCES ? glance(desk) : steps(desk);

/** The details as questions and answers; without any, a poll. */
export const answers: Angle = (desk) => (hasDetails(desk.topic) ? interview(desk) : poll(desk));

const glance: Angle = (desk) => {
  const { topic, joints } = desk;
  const facts = KINDS.filter((kind) => factsOf(topic, kind) !== '').map((kind) => {
    const text = factsOf(topic, kind).replace(joints.superfluous, '');
    // What is paid is no price.
    const label = kind === 'price' && topic.intent === 'hiring' ? 'Pay' : joints[kind];
    return /\p{L}/u.test(label) ? `${label}${joints.colon} ${text}` : `${label} ${text}`;
  });
  const told = topic.items.length === 0 && topic.more.length >= ENOUGH_SENTENCES;
  const bullets = told ? topic.more : topic.items;
  return {
    paragraphs: [
      [topic.emoji || '📌', topic.greeting, topic.lead].filter(Boolean).join(' '),
      bullets.map((item) => `• ${upperFirst(item)}`).join('\n'),
      facts.join('\n'),
      told ? '' : more(topic),
      call(desk, desk.phrases.keep),
    ],
    purpose: 'Everything at a glance: easy to read, and to save for later.',
    caption: captionOf(desk),
  };
};

const steps: Angle = (desk) => {
  const { topic, phrases } = desk;
  const { title, lines, reason } = phrases.steps;
  const numbered = lines.filter(Boolean).map((line, at) => `${at + 1}. ${say(desk, [line])}`);
  return {
    paragraphs: [
      [say(desk, title), ...numbered].join('\n'),
      topic.intent === 'theme' ? '' : reasoned(desk, reason),
      more(topic),
      topic.intent === 'theme' ? call(desk, phrases.answer) : topic.links.join('\n'),
    ],
    purpose:
      topic.intent === 'theme'
        ? 'A short list of questions that people like to answer.'
        : 'Invites to act: small things that your followers can do at once.',
    caption: captionOf(desk),
  };
};

function reasoned({ topic }: Desk, reason: string): string {
  if (reason === '' || /: /.test(topic.statement) || !/:$/.test(reason))
    return [reason, topic.statement].join('\n').trim();
  return `${reason} ${continued(topic, topic.statement)}`;
}

const interview: Angle = (desk) => {
  const { topic, joints } = desk;
  const { asks } = joints;
  const what = topic.form === 'clause' || topic.form === 'request' ? asks[topic.form] : asks.name;
  const lines = [
    [what, topic.lead],
    [asks.items, listed(topic.items, topic.either ? joints.or : joints.and)],
    ...KINDS.map((kind) => [asks[kind], factsOf(topic, kind)]),
  ].filter(([, answer]) => answer);
  return {
    paragraphs: [
      lines.map(([asked, answer = '']) => `${asked} ${sentence(answer)}`).join('\n'),
      more(topic),
      call(desk, desk.phrases.further),
    ],
    purpose: 'Answers before anybody asks: each detail as a question and its answer.',
    caption: captionOf(desk),
  };
};

const poll: Angle = (desk) => {
  const { topic, phrases } = desk;
  const { title, how, lines } = phrases.poll;
  return {
    paragraphs: [
      say(desk, title),
      topic.intent === 'theme' ? '' : topic.statement,
      more(topic),
      [how, ...lines].filter(Boolean).join('\n'),
      topic.links.join('\n'),
    ],
    purpose: 'Makes it easy to react: your followers answer with a single emoji.',
    caption: captionOf(desk),
  };
};
