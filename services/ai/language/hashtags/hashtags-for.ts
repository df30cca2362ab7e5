import type { Reading } from '../brief/reading.ts';
import { ownTags } from './own-tags.ts';

const LIMIT = 5;

/** Search terms for a brief's certain purpose. */
const OF_POINT: Readonly<
  Record<'hire' | 'volunteers', Readonly<Record<Reading['language'], string | null>>>
> = {
  hire: { en: 'Hiring', de: 'Stellenangebot', fr: 'Recrutement', es: 'Empleo', other: null },
  volunteers: { en: 'Volunteering', de: 'Ehrenamt', fr: 'Bénévolat', es: 'Voluntariado', other: null },
};
const VOLUNTEERS = /(?<!\p{L})(?:volunteer|ehrenamt|freiwillig|bénévol|voluntari)/iu;

/** A draft's tags without #, the best first: of the brief's own words, place and names; few or none for bad news. */
export function hashtagsFor({ sentences, language, act }: Reading): string[] {
  const text = sentences.map((one) => one.text).join(' ');
  const isSober = (act.sober || (act.shadowed && act.point === 'tell')) && act.point !== 'advise';
  const ownHashtags = ownTags(text, language, isSober)
    .map(({ tag }) => tag)
    .slice(0, LIMIT);
  if (isSober) return ownHashtags;
  const point =
    act.point === 'hire' ? 'hire' : act.point === 'seek' && VOLUNTEERS.test(text) ? 'volunteers' : null;
  const ofPoint = point && OF_POINT[point][language];
  return ofPoint && !ownHashtags.includes(ofPoint)
    ? [...ownHashtags.slice(0, LIMIT - 1), ofPoint]
    : ownHashtags;
}
