import type { Dialogue } from '../dialogue.ts';

const AT = '2026-11-26 09:00:00';
const posts = [{ text: 'Hot rolls', platform: 'linkedin', at: AT }] as const;

/** Lines that ask for it, the words that may mean either, what is asked then, and a yes. */
const UNCLEAR_WORDS = [
  ['de', ['storniere den beitrag'], ['Abbrechen', 'abbruch'], 'zurückziehen oder so lassen', 'Ja'],
  [
    'es',
    ['muestra mis publicaciones programadas', 'cancela la primera'],
    ['Cancelar', 'cancela'],
    'la dejo como está',
    'Sí',
  ],
  ['fr', ['annule la publication « Hot rolls »'], ['Annuler', 'annulez'], 'la laisser telle quelle', 'Oui'],
  [
    'pt-BR',
    ['cancele a publicação “Hot rolls”'],
    ['Cancele', 'cancela', 'Cancelar'],
    'deixá-la como está',
    'Sim',
  ],
  ['ar', ['ألغ المنشور «Hot rolls»'], ['ألغ', 'إلغاء'], 'أم تركه كما هو', 'نعم'],
] as const;

/** To "Shall I cancel it?", "cancel" alone may be a yes as well as a no, in each language. */
export const CANCELING: readonly Dialogue[] = UNCLEAR_WORDS.flatMap(([locale, asking, words, asks, yes]) =>
  words.flatMap((word): Dialogue[] => [
    { locale, posts, lines: [...asking, word], state: 'confirmation', says: [asks], given: [AT] },
    { locale, posts, lines: [...asking, word, yes], given: ['canceled'] },
  ]),
);
