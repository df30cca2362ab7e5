import { maskFacts } from '../../../language/facts/mask-facts.ts';
import type { PlanFacts } from '../facts.ts';
import { counted, inline, section } from '../words.ts';

const MOST = 5;

const ANSWERS: readonly (readonly [RegExp, (facts: PlanFacts) => string])[] = [
  [
    /\b(?:time|busy|hours|capacity|overworked|staff|workload|alone)\b/iu,
    ({ postsAWeek, time }) =>
      `Fewer posts, made in one go: ${counted(postsAWeek, 'post')} a week, written in one sitting and scheduled${time ? `, fit into ${inline(time.text)}` : ''}. When a week is full, leave out a post, not the answers to comments.`,
  ],
  [
    /\b(?:ideas?|what to (?:post|write|say)|inspiration|creativ\w*|topics?|content)\b/iu,
    ({ trade }) =>
      trade
        ? `Start from what people ask. For the next slow week: “${trade.questions.at(-1)?.question ?? ''}” and “${trade.tips.at(-1) ?? ''}”`
        : 'Keep a note for each question that a customer asks. Ten questions are a month of posts.',
  ],
  [
    /\b(?:follow\w*|reach|visib\w*|algorithm|nobody sees|unknown|small audience|views|awareness)\b/iu,
    ({ channels, means }) =>
      `Reach grows through people who pass something on. Ask for that in one post a week on ${channels[0]}, name partners whom you mention${means === 'none' ? '' : ', and put money only behind what was passed on without it'}.`,
  ],
  [
    /\b(?:engage\w*|comments?|likes|interact\w*|response|silent|reactions?)\b/iu,
    ({ trade }) =>
      `Ask for something small. ${trade ? `For example: “${trade.calls[0]}”` : 'A choice between two things is answered most easily.'} Then answer each reply with a question.`,
  ],
  [
    /\b(?:compet\w*|chains?|cheaper|rivals?|crowded|supermarkets?|discount\w*)\b/iu,
    ({ trade }) =>
      `Do not argue about price. Show what others can’t: ${trade ? trade.cares.slice(0, 2).join(', and ') : 'the person who does the work, and how it is done'}.`,
  ],
  [
    /\b(?:conver\w*|sales|leads?|inquir\w*|enquir\w*|bookings?|customers?|clients?|walk-?ins?)\b/iu,
    () =>
      'One post in four asks for one act: call, write, book or come by. Say what happens next and how long it takes, and ask everybody who comes what brought them.',
  ],
  [
    /\b(?:budget|money|expensive|costs?|afford)\b/iu,
    ({ means }) =>
      means === 'none' || means === 'small'
        ? 'Time replaces money here: good photos in daylight, questions from customers, partners who pass posts on. Spend only on a post that has already worked.'
        : 'Begin with the post that worked without money, and raise the sum only while the cost of each result falls.',
  ],
  [
    /\b(?:camera|shy|video|filming|faces?|photos?|pictures?)\b/iu,
    () =>
      'Hands, tools, results and voices work without a face. Film from above, write on the picture, and let the work speak.',
  ],
  [
    /\b(?:confiden\w*|privacy|secre\w*|complian\w*|legal\w*|regulat\w*|rules|advertising law)\b/iu,
    () =>
      'Post about situations, never about cases: nothing that lets a person be recognized, and have a second person read each post for that. General information is no advice, and the post says so.',
  ],
  [
    /\b(?:negative|bad reviews?|complain\w*|trolls?|reputation|critic\w*|trust)\b/iu,
    () =>
      'Answer within a day, thank, say what you will check, and move to a message. Show how you work before there is a reason to: that is what trust is made of.',
  ],
  [
    /\b(?:consisten\w*|irregular\w*|keep up|routine|sporadic\w*|plan(?:ning)?)\b/iu,
    () =>
      'A fixed hour in the calendar, the same each week, and posts scheduled two weeks ahead. A week without a new idea takes the best post of three months ago, told anew.',
  ],
  [
    /\b(?:season\w*|winter|summer|weather|slow months?)\b/iu,
    () =>
      'Write for the slow months while it is busy: photos and answers keep. Announce the season three weeks before it begins.',
  ],
];

export function challenges(facts: PlanFacts): string {
  const { current_challenges } = facts.input;
  if (!current_challenges)
    return section(
      'Answers to your challenges',
      'You named none. When something gets stuck, note what you tried and what happened: two weeks of notes are enough to change one thing at a time.',
    );
  const used = new Set<unknown>();
  const answers = partsOf(current_challenges).map((part) => {
    const found = ANSWERS.find((one) => !used.has(one) && one[0].test(part));
    used.add(found);
    return `**“${inline(part, 200)}”**  \n${found ? found[1](facts) : GENERAL}`;
  });
  return section('Answers to your challenges', ...answers);
}

const GENERAL =
  'Choose one number that would show that this gets better, note it today, change one thing for two weeks, and look again. Keep the change when the number moved.';

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of maskFacts(text, 'other').matchAll(/[\n.;,!?]|\band\b/giu)) {
    parts.push(text.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.trim())
    .filter((part) => part.length > 3)
    .slice(0, MOST);
}
