import { type Vocabulary, words } from './vocabulary.ts';

export const spanish: Vocabulary = {
  negations: words('no nunca jamás ni sin nada nadie ningún ninguno ninguna tampoco'),
  boosters: words(
    'muy tan mucho mucha muchas muchos más super súper demasiado realmente totalmente absolutamente qué',
  ),
  dampeners: words('poco casi algo bastante'),
  contrasts: words('pero sino aunque embargo'),
  common: words(
    'el la los las un una unos unas y o es son era soy eres está están de del en con por para que qué quién cuándo cuánto cómo dónde porque si no sí me te se le lo nos os mi tu su mis tus sus nuestro yo él ella ellos este esta esto ese esa muy más mucho mucha muchas gracias pero ya aquí hay ha he han todo toda todos como cuesta',
  ),
};
