import { withoutEmoji } from '../../language/topic/emoji.ts';
import { sentence, unfinished } from '../../language/topic/sentences.ts';
import { contentOf, type Part, type Told } from './angles/angle.ts';
import { whomOf } from './angles/parts.ts';
import type { Desk } from './desk/desk.ts';

/** How long a short draft may be, and how long a long one should be at least. */
const SHORT = 200;
const LONG = 700;
/** So that something is left for the other drafts. */
const MOST_ADDED = 2;

/** The draft as long as the user wants it, with emoji or without. */
export function fitted(told: Told, desk: Desk): Told {
  const { length, emoji } = desk.details;
  const sized =
    length === 'short'
      ? shortened(told.parts)
      : length === 'long' && !told.brief
        ? lengthened(told.parts, desk)
        : told.parts;
  if (emoji === false)
    return { ...told, parts: sized.map((part) => ({ ...part, text: withoutEmoji(part.text) })) };
  return { ...told, parts: emoji === true ? signed(sized, desk) : sized };
}

/** The news and what to do; the news alone in its first paragraph where that is too long. */
function shortened(parts: readonly Part[]): readonly Part[] {
  if (contentOf(parts).length <= SHORT) return parts;
  const told = parts.filter(({ role }) => role !== 'general');
  if (contentOf(told).length <= SHORT) return told;
  const first = told.find(({ role }) => role === 'news');
  return told.filter((part) => part.role !== 'news' || part === first);
}

/** What else fits the topic, above the call; nothing that would only fill the page. */
function lengthened(parts: readonly Part[], desk: Desk): readonly Part[] {
  const { about = '', audience = '' } = desk.details;
  const body = parts.filter(({ role }) => role === 'general' || role === 'news');
  const last = parts.filter((part) => !body.includes(part));
  const has = (text: string) => contentOf(body).includes(text);
  const added = [
    about && !has(unfinished(about)) ? sentence(about) : '',
    audience && !has(audience) ? whomOf(desk, desk.frames.whom) : '',
  ].filter(Boolean);
  for (let count = 0; count < MOST_ADDED && contentOf([...parts, ...general(added)]).length < LONG; count++) {
    const answer = desk.questions.one();
    const next = answer ? `${answer.question} ${answer.answer}` : desk.truths.one();
    if (!next) break;
    added.push(next);
  }
  return [...body, ...general(added), ...last];
}

const general = (texts: readonly string[]): Part[] => texts.map((text) => ({ role: 'general', text }));

/** At least one emoji. */
function signed(parts: readonly Part[], desk: Desk): readonly Part[] {
  const sign = desk.emoji();
  const [first, ...others] = parts;
  if (!first || sign === '' || parts.some(({ text }) => withoutEmoji(text) !== text)) return parts;
  return [{ ...first, text: `${sign} ${first.text}` }, ...others];
}
