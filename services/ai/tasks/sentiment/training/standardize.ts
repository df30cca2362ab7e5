import type { Sample } from './logistic-regression.ts';

interface Standardized {
  readonly samples: Sample[];
  readonly means: number[];
  readonly deviations: number[];
}

/** Each feature around 0 and as far apart as the others, by the first so many samples. */
export const standardized = (samples: readonly Sample[], first: number): Standardized => {
  const those = samples.slice(0, first);
  const average = (of: (sample: Sample) => number) => those.reduce((sum, one) => sum + of(one), 0) / first;
  const width = samples[0]?.features.length ?? 0;
  const means = Array.from({ length: width }, (_, at) => average(({ features }) => features[at] ?? 0));
  const deviations = means.map(
    (mean, at) => Math.sqrt(average(({ features }) => ((features[at] ?? 0) - mean) ** 2)) || 1,
  );
  return {
    samples: samples.map(({ features, ...sample }) => ({
      ...sample,
      features: features.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)),
    })),
    means,
    deviations,
  };
};
