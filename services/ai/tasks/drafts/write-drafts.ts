import { type Choose, createChoose } from '../../language/choose.ts';
import { contentOf, type Told } from './angles/angle.ts';
import { ANGLES } from './angles/angles.ts';
import { arranged } from './angles/arranged.ts';
import { soberAngles } from './angles/sober.ts';
import { captionsOf } from './captions.ts';
import { createDesk, type Desk, type Details } from './desk/desk.ts';
import { finishDraft } from './finish-draft.ts';
import { fitted } from './fit-details.ts';
import { createKeeper, type Keeper } from './keep-brief.ts';
import type { Plan } from './plan.ts';
import type { Research } from './research.ts';
import type { DraftsOutput } from './schema.ts';
import { versionsOf } from './versions.ts';

/** With the one for a professional network and the very short one. */
const DRAFTS = 6;
/** Where the one for a professional network stands. */
const THIRD = 2;

/** A draft from each angle. `random` gives numbers from 0 up to 1, for variety. */
export function writeDrafts(
  research: Research,
  plan: Plan,
  details: Details,
  random: () => number,
): DraftsOutput {
  const { topic, language, hashtags, trending } = research;
  const choose = createChoose(random);
  const { told, desk, keeper } = tellDrafts(research, plan, details, random);
  const captions = captionsOf(desk, language, told.length, keeper.isTrue);
  const drafts = told.map((one, at) => {
    const content = contentOf(one.parts);
    return finishDraft({
      content,
      versions: topic.gravity || !language ? {} : versionsOf(one, desk, keeper),
      hashtags: tagsFor(content, topic.tags, hashtags, choose),
      purpose: `${one.purpose} so that ${desk.occasion.goal}.`,
      mediaCaption: captions[at] ?? '',
    });
  });
  return { drafts, trending };
}

/** The drafts in their parts; each carries the whole brief. */
export function tellDrafts(
  { topic, language, trade, ofTrade }: Research,
  plan: Plan,
  details: Details,
  random: () => number,
): { told: Told[]; desk: Desk; keeper: Keeper } {
  const keeper = createKeeper(topic, details);
  const { isTrue } = keeper;
  const desk = createDesk({ topic, language: language ?? 'en', trade, ofTrade, details, random, isTrue });
  const keep = (one: Told): Told => {
    const fit = fitted(one, desk);
    return { ...fit, parts: keeper.mend(fit.parts) };
  };
  const told = topic.gravity
    ? distinct(soberAngles(topic).map(keep))
    : language
      ? toldFrom(desk, plan, keep)
      : distinct(arranged(topic).map(keep));
  return { told, desk, keeper };
}

/** The one for a professional network takes what the others left. */
function toldFrom(desk: Desk, plan: Plan, keep: (told: Told) => Told): Told[] {
  // What no trade says more of is soon said: the professional one gets its line first.
  const first = desk.told !== null || !desk.knowsTrade ? ANGLES.announcement(desk) : null;
  let told: Told[] = [];
  const add = (one: Told | null): void => {
    if (one) told = distinct([...told, keep(one)]);
  };
  for (const name of plan) {
    if (told.length >= DRAFTS - 2) break;
    add(ANGLES[name](desk));
  }
  const professional = first ?? ANGLES.announcement(desk);
  if (professional) told.splice(THIRD, 0, keep(professional));
  add(ANGLES.short(desk));
  return distinct(told);
}

/** None says what another says. */
const distinct = (told: readonly Told[]): Told[] => [
  ...new Map(told.map((one) => [contentOf(one.parts), one])).values(),
];

const SHORT = 130;

/** The user's own first; fewer others below a short text. */
function tagsFor(
  { length }: string,
  given: readonly string[],
  tags: readonly string[],
  choose: Choose,
): string[] {
  return [...given, ...choose.some(tags, length <= SHORT ? 3 : choose.one([4, 5, 6]))];
}
