import { seeded } from '../../../language/choose.ts';
import { CLASSES } from '../model/english-model.ts';
import { fit, logitsOf, type Sample } from './logistic-regression.ts';
import { macroRecall } from './read-labelled.ts';

const FOLDS = 10;

/** Each sample judged by a model that learned from the other folds alone, and from what always comes along. */
export const crossValidated = (
  samples: readonly Sample[],
  always: readonly Sample[],
  options: Parameters<typeof fit>[1],
  seed: number,
): number => {
  const random = seeded(seed);
  const folds = samples.map(() => Math.floor(random() * FOLDS));
  const found = samples.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fit([...samples.filter((_, at) => folds[at] !== fold), ...always], options);
    for (const [at, { features }] of samples.entries()) {
      if (folds[at] !== fold) continue;
      const logits = logitsOf(model, features);
      found[at] = logits.indexOf(Math.max(...logits));
    }
  }
  const named = (label: number) => CLASSES[label] ?? 'neutral';
  return macroRecall(samples.map(({ label }) => named(label)), found.map(named));
};
