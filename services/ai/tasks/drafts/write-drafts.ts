import { type Choose, createChoose } from '../../language/choose.ts';
import { contentOf, type Told } from './angles/angle.ts';
import { ANGLES } from './angles/angles.ts';
import { arranged } from './angles/arranged.ts';
import { soberAngles } from './angles/sober.ts';
import { captionsOf } from './captions.ts';
import { createDesk, type Desk, type Details } from './desk/desk.ts';
import { finishDraft } from './finish-draft.ts';
import { fitted } from './fit-details.ts';
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
  const { topic, language, trade, ofTrade, hashtags, trending } = research;
  const choose = createChoose(random);
  const desk = createDesk({ topic, language: language ?? 'en', trade, ofTrade, details, random });
  const told = (topic.gravity ? soberAngles(topic) : language ? toldFrom(desk, plan) : arranged(topic)).map(
    (one) => fitted(one, desk),
  );
  const captions = captionsOf(desk, language, told.length);
  const drafts = told.map((one, at) => {
    const content = contentOf(one.parts);
    return finishDraft({
      content,
      versions: topic.gravity || !language ? {} : versionsOf(one, desk),
      hashtags: tagsFor(content, hashtags, choose),
      purpose: `${one.purpose} so that ${desk.occasion.goal}.`,
      mediaCaption: captions[at] ?? '',
    });
  });
  return { drafts, trending };
}

/** The one for a professional network takes what the others left. */
function toldFrom(desk: Desk, plan: Plan): Told[] {
  // What no trade says more of is soon said: the professional one gets its line first.
  const first = desk.told !== null || !desk.knowsTrade ? ANGLES.announcement(desk) : null;
  const told: Told[] = [];
  for (const name of plan) {
    if (told.length >= DRAFTS - 2) break;
    const one = ANGLES[name](desk);
    if (one) told.push(one);
  }
  const professional = first ?? ANGLES.announcement(desk);
  const short = ANGLES.short(desk);
  if (professional) told.splice(THIRD, 0, professional);
  return short ? [...told, short] : told;
}

const SHORT = 130;

/** Fewer below a short text. */
function tagsFor({ length }: string, tags: readonly string[], choose: Choose): string[] {
  return choose.some(tags, length <= SHORT ? 3 : choose.one([4, 5, 6]));
}
