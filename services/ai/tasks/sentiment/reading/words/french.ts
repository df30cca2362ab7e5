import { type Vocabulary, words } from './vocabulary.ts';

export const french: Vocabulary = {
  negations: words("ne n' pas jamais aucun aucune sans rien ni guère personne"),
  boosters: words('très trop vraiment tellement super hyper si plus extrêmement absolument totalement tout'),
  dampeners: words('peu presque assez plutôt'),
  contrasts: words('mais cependant pourtant toutefois'),
  common: words(
    "le la les un une des du de et ou est sont était suis es êtes je j' tu il elle on nous vous ils elles me te se moi toi mon ma mes ton ta tes son sa ses notre votre leur ce cet cette ces ça c' qu' que qui quoi où quand comment pourquoi ne n' pas plus très bien avec pour dans sur par chez au aux en y l' d' s' m' t' si mais merci tout toute tous encore déjà aussi bravo",
  ),
};
