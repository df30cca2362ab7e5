import { createSeededRandom } from '../../../language/choose.ts';
import { scoreBy } from '../score-comment.ts';
import { fit, logitsOf, type Sample } from './logistic-regression.ts';
import { type Labelled, macroRecall } from './read-labelled.ts';

const FOLDS = 10;

/**
 * The macro-averaged recall of the whole scorer, each text judged by weights learned from the other folds alone, and from
 * what always comes along.
 */
export const crossValidated = (
  texts: readonly Labelled[],
  samples: readonly Sample[],
  always: readonly Sample[],
  options: Parameters<typeof fit>[1],
  seed: number,
): number => {
  const random = createSeededRandom(seed);
  const folds = samples.map(() => Math.floor(random() * FOLDS));
  const labels = texts.map(({ label }) => label);
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fit([...samples.filter((_, at) => folds[at] !== fold), ...always], options);
    for (const [at, { features }] of samples.entries()) {
      if (folds[at] !== fold) continue;
      labels[at] = scoreBy(() => logitsOf(model, features), texts[at]?.text ?? '').sentiment;
    }
  }
  return macroRecall(
    texts.map(({ label }) => label),
    labels,
  );
};
