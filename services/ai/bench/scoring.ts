import { scoreComment } from '../tasks/sentiment/score-comment.ts';

const COMMENTS = 5_000;

/** How many comments one thread scores. */
export function benchScoring(): void {
  const comments = Array.from(
    { length: COMMENTS },
    (_, at) => `Comment ${at}: I really can’t say I’m not happy with it 😊, but the wait was awful!`,
  );
  const from = performance.now();
  for (const comment of comments) scoreComment(comment);
  const ms = (performance.now() - from) / COMMENTS;
  console.log(`comments in one thread: ${ms.toFixed(3)} ms each, ${Math.round(1000 / ms)} a second`);
}
