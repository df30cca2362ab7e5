import { type IdiomSentence, readTable } from '../tasks/sentiment/bench/read-table.ts';
import { scoreComment } from '../tasks/sentiment/score-comment.ts';

/** How many idiom sentences of each half are judged as a person means them, by language. */
export function benchIdioms(): void {
  console.log('comments with idioms, judged as they are meant');
  const [building, measuring] = [readTable('building'), readTable('measuring')];
  console.log(`  looked at while building   ${sharesOf(building)}`);
  console.log(`  not looked at              ${sharesOf(measuring)}`);
  for (const { meant, text } of building.filter((one) => !isRight(one)))
    console.log(`    ${meant}, not ${scoreComment(text).sentiment}: ${text}`);
}

const isRight = ({ meant, text }: IdiomSentence): boolean => scoreComment(text).sentiment === meant;

const sharesOf = (sentences: readonly IdiomSentence[]): string =>
  [
    shareOf(sentences),
    ...[...Map.groupBy(sentences, ({ language }) => language)].map(
      ([language, those]) => `${language} ${shareOf(those)}`,
    ),
  ].join(', ');

const shareOf = (sentences: readonly IdiomSentence[]): string =>
  `${sentences.filter(isRight).length} of ${sentences.length}`;
