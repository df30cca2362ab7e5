import { type Vocabulary, words } from './vocabulary.ts';

export const spanish: Vocabulary = {
  negations: words('no nunca jamás ni sin nada nadie ningún ninguno ninguna tampoco'),
  concord: words('no nunca jamás ni nada nadie ningún ninguno ninguna tampoco'),
  boosters: words(
    'muy tan mucho mucha muchas muchos más super súper demasiado realmente totalmente absolutamente qué',
  ),
  dampeners: words('poco casi algo bastante'),
  contrasts: words('pero sino aunque embargo'),
};
