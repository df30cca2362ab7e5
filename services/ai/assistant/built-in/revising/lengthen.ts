import { linesOfKind } from '../../../knowledge/kinds/lines-of.ts';
import { readTopic } from '../../../language/topic/read-topic.ts';
import { tail } from '../../../tasks/drafts/desk/tellings.ts';
import { withAbove } from './last-line.ts';

/** How much of a long text is looked at for what it is about. */
const READ = 400;
const ADDED = 2;

/** The text with two sentences more about its topic, above its call; the same text where there are none left. */
export function lengthened(text: string, topic: string): string {
  const read = readTopic(topic.slice(0, READ));
  if (read.language !== 'en' || read.gravity) return text;
  const { hooks, reasons, calls } = linesOfKind(read, tail);
  const fresh = (lines: readonly string[]) => lines.filter((line) => !text.includes(line));
  const more = [...fresh(reasons), ...fresh(hooks), ...fresh(calls)].slice(0, ADDED);
  return more.length > 0 ? withAbove(text, more.join(' ')) : text;
}
