import type { OccasionName } from '../../../knowledge/occasion.ts';
import { upperFirst } from '../../../language/topic/casing.ts';
import { sentence, unfinished } from '../../../language/topic/sentences.ts';
import type { Desk } from '../desk/desk.ts';
import { filled } from '../desk/fill.ts';
import { isTimeless, joined, leadSaid, listed, tail } from '../desk/tellings.ts';
import type { Angle, Told } from './angle.ts';
import { around, bullets, call, emojiFirst, general, news, reason, whomOf, withEmoji } from './parts.ts';

/** Something to talk about first. */
export const question: Angle = (desk) => {
  const choice = choiceOf(desk);
  if (choice) return choice;
  const hook = desk.hooks.one();
  if (!hook) return null;
  const asks = desk.topic.occasion === 'question';
  return {
    parts: asks
      ? [...news(...desk.news()), ...general(reason(desk)), ...call(desk, withEmoji(desk, hook))]
      : [
          ...around(desk, withEmoji(desk, hook)),
          ...general(reason(desk)),
          ...call(desk, desk.calls.one((line) => !line.endsWith('?')) ?? ''),
        ],
    purpose: asks ? 'Asks openly and waits for answers' : 'Starts a conversation with a question',
  };
};

/** Where the topic has a list, which of the things readers would choose. */
function choiceOf(desk: Desk): Told | null {
  const { topic, frames } = desk;
  const { items, facts, more, occasion } = topic;
  if (
    items.length < 2 ||
    !CHOSEN.has(occasion) ||
    !items.every((item) => item.length <= LONGEST_ITEM && isTimeless(item, topic.language))
  )
    return null;
  const list = upperFirst(listed(items, frames.or));
  return {
    parts: [
      ...news(withEmoji(desk, `${list}${frames.colon} ${frames.which}`)),
      ...news(joined(sentence(`${unfinished(leadSaid(topic))}${tail(facts)}`), more.join(' '))),
      ...general(reason(desk)),
      ...call(desk, desk.calls.one((line) => !line.endsWith('?')) ?? ''),
    ],
    purpose: 'Asks readers to choose',
  };
}

const LONGEST_ITEM = 40;
const CHOSEN: ReadonlySet<OccasionName> = new Set(['launch', 'product', 'offer', 'tip']);

/** What goes wrong for readers, and what helps. */
export const problem: Angle = (desk) => {
  const found = desk.problems.one();
  if (!found) return null;
  const asked = `${found.problem} ${desk.frame(desk.frames.problems)}`.trim();
  return {
    parts: [...around(desk, asked, found.answer), ...call(desk)],
    purpose: 'Starts with a problem that readers know, and solves it',
  };
};

/** A question that people have, and its answer. */
export const asked: Angle = (desk) => {
  const found = desk.questions.one();
  if (!found) return null;
  const line = filled(desk.frame(desk.frames.asked), { question: desk.frames.quoted(found.question) }) ?? '';
  return {
    parts: [...around(desk, emojiFirst(desk, line), found.answer), ...call(desk)],
    purpose: 'Answers a question that many people have',
  };
};

const THREE = 3;

export const tips: Angle = (desk) => {
  const lines = desk.tips.take(THREE);
  if (lines.length < THREE) return null;
  const title = desk.frame(desk.frames.tips);
  const sign = desk.random() < 0.5 ? '✓' : null;
  const list = sign ? bullets(lines, sign) : lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  return {
    parts: [...around(desk, `${title}\n${list}`), ...call(desk)],
    purpose: 'Gives three tips worth saving',
  };
};

export const myth: Angle = (desk) => {
  const found = desk.myths.one();
  if (!found) return null;
  const [first, second] = desk.frame(desk.frames.myths);
  const pair = [filled(first, found), filled(second, found)].join('\n');
  return {
    parts: [...around(desk, pair), ...call(desk)],
    purpose: 'Clears up something that many people believe',
  };
};

/** A picture in words. */
export const scene: Angle = (desk) => {
  const first = desk.scenes.one();
  if (!first) return null;
  return {
    parts: [
      ...around(desk, first),
      ...general(reason(desk)),
      ...call(desk, withEmoji(desk, desk.calls.one() ?? '')),
    ],
    purpose: 'Opens like a short story, with a scene from the work',
  };
};

/** What is good to know beforehand, of coming there or of working there. */
export const beforehand: Angle = (desk) => {
  const lines = desk.practice.take(THREE);
  if (lines.length < THREE) return null;
  const { occasion } = desk.topic;
  const title = desk.frame(occasion === 'hiring' ? desk.frames.work : desk.frames.beforehand);
  return {
    parts: [...around(desk, `${title}\n${bullets(lines, '•')}`), ...call(desk)],
    purpose: occasion === 'hiring' ? 'Tells what such work is like' : 'Says what is good to know beforehand',
  };
};

export const audience: Angle = (desk) => {
  const whom = whomOf(desk, desk.frames.audiences);
  if (whom)
    return {
      parts: [...around(desk, emojiFirst(desk, whom)), ...general(desk.truths.one() ?? ''), ...call(desk)],
      purpose: 'Says whom it is for',
    };
  const line = desk.whom.one();
  if (!line) return null;
  const { topic } = desk;
  return {
    parts: [
      ...news(
        emojiFirst(desk, line),
        joined(topic.ours ?? desk.told ?? topic.statement, topic.more.join(' ')),
      ),
      ...general(reason(desk)),
      ...call(desk),
    ],
    purpose: 'Says whom it is for',
  };
};

/** What people look for. */
export const cares: Angle = (desk) => {
  const lines = desk.cares.take(THREE);
  if (lines.length < THREE) return null;
  const title = desk.frame(desk.frames.cares);
  return {
    parts: [...around(desk, `${title}\n${bullets(lines, '→')}`), ...call(desk)],
    purpose: 'Names what customers look for',
  };
};

export const reasons: Angle = (desk) => {
  const why = reason(desk);
  return why
    ? {
        parts: [...around(desk, why), ...general(desk.reasons.one() ?? ''), ...call(desk)],
        purpose: 'Gives a reason to care',
      }
    : null;
};

/** To be passed on from friend to friend. */
export const passOn: Angle = (desk) => ({
  parts: [
    ...news(...desk.news()),
    ...general(reason(desk)),
    ...call(desk, emojiFirst(desk, upperFirst(desk.frame(desk.frames.passOn)))),
  ],
  purpose: 'Asks readers to send it to the person it fits',
});
