import { type Vocabulary, words } from './vocabulary.ts';

export const french: Vocabulary = {
  negations: words("ne n' pas jamais aucun aucune sans rien ni guère personne"),
  boosters: words('très trop vraiment tellement super hyper si plus extrêmement absolument totalement tout'),
  dampeners: words('peu presque assez plutôt'),
  contrasts: words('mais cependant pourtant toutefois'),
};
