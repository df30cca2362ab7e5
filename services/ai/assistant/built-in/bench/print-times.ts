import { readTimes, type TimeRead, type Verdict } from '../slots/bench/measure-times.ts';

const count = (all: readonly TimeRead[], verdict: Verdict): number =>
  all.filter((one) => one.verdict === verdict).length;

/** Prints how many phrases of times are read right, asked about, or read wrong, and the building half's others. */
export function printTimes(): void {
  for (const half of ['building', 'measuring'] as const) {
    const all = readTimes(half);
    for (const language of ['en', 'de']) {
      const some = all.filter((one) => one.language === language);
      const figures = (['right', 'asked', 'wrong'] as const).map(
        (verdict) => `${count(some, verdict)} ${verdict}`,
      );
      console.log(`times, ${half}, ${language}: ${figures.join(', ')} of ${some.length}`);
    }
    if (half === 'building')
      for (const { phrase, meant, read, verdict } of all.filter((one) => one.verdict !== 'right'))
        console.log(`  ${verdict}: ${phrase} is ${meant}, read as ${read}`);
  }
}
