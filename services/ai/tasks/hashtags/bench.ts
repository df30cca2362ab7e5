import { findHashtags } from './find-hashtags.ts';
import { BUILDING } from './testing/topics/building.ts';
import { HELD_OUT } from './testing/topics/held-out.ts';
import { type JudgedTopic, judge } from './testing/topics/judged-topic.ts';

/** `npm run bench:hashtags`: prints the first five for each topic, with those judged irrelevant in brackets. */
for (const [half, topics] of [
  ['looked at while building', BUILDING],
  ['held out', HELD_OUT],
] as const) {
  const fit = topics.filter((topic) => isShownToFit(topic)).length;
  console.log(`\n${half}: the first five fit for ${fit} of ${topics.length} topics\n`);
}

function isShownToFit(topic: JudgedTopic): boolean {
  const { first, beside, isFit } = judge(findHashtags(topic.topic), topic);
  console.log(`${isFit ? ' ' : '×'} ${topic.topic}`);
  console.log(
    `    ${first.map((tag) => (beside.includes(tag) ? `(#${tag})` : `#${tag}`)).join(' ') || '(none)'}`,
  );
  return isFit;
}
