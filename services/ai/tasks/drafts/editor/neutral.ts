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

const ROOM: Readonly<Record<Language, Editor['room']>> = {
  en: {
    question: 'a question from your readers that this answers',
    reason: 'why this matters to your readers, in your own words',
  },
  de: {
    question: 'eine Frage deiner Leser, die das beantwortet',
    reason: 'warum das für deine Leser wichtig ist, in eigenen Worten',
  },
  fr: {
    question: 'une question de vos lecteurs à laquelle cela répond',
    reason: 'pourquoi c’est important pour vos lecteurs, avec vos mots',
  },
  es: {
    question: 'una pregunta de tus lectores a la que esto responde',
    reason: 'por qué importa a tus lectores, con tus palabras',
  },
  other: null,
};

/** Leaves each sentence as the brief has it. */
export const neutralEditor = (language: Language): Editor => ({
  wordings: () => [],
  gaps: () => [],
  room: ROOM[language],
  forReaders: (audience) =>
    FOR[language] === '' ? audience : `${FOR[language]} ${audience}${colonOf(language)}`,
  formal: (text) => text,
  cutTime: () => null,
  titles: [],
  labels: LABELS[language],
});

const colonOf = (language: Language): string => (language === 'fr' ? ' :' : ':');
