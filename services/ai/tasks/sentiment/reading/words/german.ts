import { type Vocabulary, words } from './vocabulary.ts';

export const german: Vocabulary = {
  negations: words('nicht nich kein keine keinen keiner keinem nie niemals nichts ohne kaum weder niemand'),
  concord: new Set(),
  verbNegation: {
    negations: words('nicht nich'),
    pronouns: words('ich wir es mir uns man'),
    prefixes: [],
    negatingPrefix: null,
    between: 3,
    endings: words('mehr so wirklich'),
    asides: words('leider'),
  },
  boosters: words(
    'sehr so total absolut echt wirklich richtig mega super voll extrem unglaublich besonders wahnsinnig viel zu ganz',
  ),
  dampeners: words('etwas bisschen wenig fast ziemlich eher einigermaßen'),
  contrasts: words('aber jedoch allerdings dennoch trotzdem'),
};
