import type { Language } from '../../../language/facts/fact.ts';
import type { Editor } from './editor.ts';

const FOR: Readonly<Record<Language, string>> = {
  en: 'For',
  de: 'Für',
  fr: 'Pour',
  es: 'Para',
  other: '',
};
const LABELS: Readonly<Record<Language, Editor['labels']>> = {
  en: { when: 'When:', where: 'Where:', price: 'Price:' },
  de: { when: 'Wann:', where: 'Wo:', price: 'Preis:' },
  fr: { when: 'Quand :', where: 'Où :', price: 'Prix :' },
  es: { when: 'Cuándo:', where: 'Dónde:', price: 'Precio:' },
  other: { when: '', where: '', price: '' },
};

/** Leaves each sentence as the brief has it. */
export const neutralEditor = (language: Language): Editor => ({
  wordings: () => [],
  gaps: () => [],
  forReaders: (audience) =>
    FOR[language] === '' ? audience : `${FOR[language]} ${audience}${colonOf(language)}`,
  formal: (text) => text,
  cutTime: () => null,
  titles: [],
  labels: LABELS[language],
});

const colonOf = (language: Language): string => (language === 'fr' ? ' :' : ':');
