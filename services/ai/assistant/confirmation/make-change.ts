import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { quoteWords } from '../built-in/answers/post-lines.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { translateWords } from '../languages/translate-words.ts';
import type { Memory } from '../memory.ts';
import type { MentionedPublication, ProposedChange } from '../proposal.ts';
import { toShownText } from '../shown-text.ts';
import type { Commands } from '../tools.ts';

interface Done {
  readonly of: MentionedPublication;
  readonly message: string | Text;
  readonly failed: boolean;
}

/** So many run side by side, whatever was confirmed. */
const AT_ONCE = 4;
/** As many different sentences are told of what was done, and as much of what failed. */
const MAX_SENTENCES = 20;
const MAX_FAILED = 15_000;

/** Does what was confirmed with each post. What fails does not keep the rest from being done. */
export async function makeChange(change: ProposedChange, commands: Commands): Promise<Done[]> {
  const all = change.change === 'delete' ? onePerPost(change.publications) : change.publications;
  const done: Done[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(
      ...(await Promise.all(all.slice(at, at + AT_ONCE).map((one) => settleChange(one, change, commands)))),
    );
  return done;
}

/** How many were done, what their answers are, and each that failed with its reason. */
export function changeText(results: readonly Done[], language?: Memory['language']): string {
  const { changes, aside } = sentencesIn(language);
  const sentenceOf = ({ failed, message }: Done): string => {
    const words = toShownText(translateWords(message, language));
    return failed ? aside.refused(words) : words;
  };
  const [only, ...others] = results;
  if (only && others.length === 0) return sentenceOf(only);
  const failed = results.filter((one) => one.failed);
  const done = results.filter((one) => !one.failed);
  const head =
    failed.length === 0 ? changes.allDone(results.length) : changes.someDone(done.length, results.length);
  const sentences = [...new Set(done.map(sentenceOf))];
  const more = sentences.length - MAX_SENTENCES;
  return [
    head,
    failedText(failed, language),
    ...sentences.slice(0, MAX_SENTENCES),
    more > 0 ? changes.moreLikeThese(more) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function failedText(failed: readonly Done[], language: Memory['language']): string {
  const says = sentencesIn(language);
  const lines: string[] = [];
  let length = 0;
  for (const { of, message } of failed) {
    const post = quoteWords(of.words, says);
    const line = `- ${says.changes.failedOn(post, labelOf(of.platform), toShownText(translateWords(message, language)))}`;
    length += line.length;
    if (length > MAX_FAILED)
      return [...lines, `- ${says.changes.andMore(failed.length - lines.length)}`].join('\n');
    lines.push(line);
  }
  return lines.join('\n');
}

const onePerPost = (publications: readonly MentionedPublication[]): MentionedPublication[] => [
  ...new Map(publications.map((one) => [one.post_id, one])).values(),
];

async function settleChange(
  of: MentionedPublication,
  change: ProposedChange,
  commands: Commands,
): Promise<Done> {
  try {
    return { of, message: await run(of, change, commands), failed: false };
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    return { of, message: err.words, failed: true };
  }
}

function run(
  { id, post_id, planned, to }: MentionedPublication,
  { change, scheduled_time, timezone }: ProposedChange,
  commands: Commands,
): Promise<string | Text> {
  switch (change) {
    case 'delete':
      return commands.deletePost(post_id);
    case 'take_down':
      return planned ? commands.cancel(id) : commands.takeDown(id);
    case 'cancel':
      return commands.cancel(id);
    case 'publish_now':
      return commands.publishNow(id);
    case 'retry':
      return commands.retry(id);
    case 'reschedule':
      return commands.reschedule(
        id,
        to?.scheduled_time ?? scheduled_time ?? '',
        to?.timezone ?? timezone ?? '',
      );
  }
}
