import { type Vocabulary, words } from './vocabulary.ts';

export const french: Vocabulary = {
  negations: words("ne n' pas jamais aucun aucune sans rien ni guère personne"),
  concord: words('ne pas jamais aucun aucune rien ni guère personne'),
  verbNegation: {
    negations: words('pas jamais guère'),
    pronouns: words('je ne on nous vous tu il elle ils elles me te lui leur ça'),
    prefixes: ["j'", "m'", "t'"],
    negatingPrefix: "n'",
    between: 0,
    endings: new Set(),
    asides: new Set(),
  },
  boosters: words('très trop vraiment tellement super hyper si plus extrêmement absolument totalement tout'),
  dampeners: words('peu presque assez plutôt'),
  contrasts: words('mais cependant pourtant toutefois'),
};
