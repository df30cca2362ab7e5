import { findHashtags } from './find-hashtags.ts';
import { fits, TOPICS } from './testing/topics.ts';

/** `npm run bench:hashtags`: the first five for each topic, those that were judged not to fit in brackets. */
const shares = TOPICS.map(([topic, roots]) => {
  const first = findHashtags(topic).slice(0, 5);
  const fitting = first.filter((tag) => fits(tag, roots));
  console.log(`${topic}\n  ${first.map((tag) => (fits(tag, roots) ? `#${tag}` : `(#${tag})`)).join(' ')}`);
  return fitting.length / 5;
});
const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
console.log(`\n${TOPICS.length} topics; ${(mean * 100).toFixed(1)} % of the first five fit`);
