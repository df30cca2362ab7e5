import { readReading } from '../../language/brief/read-brief.ts';
import type { Point } from '../../language/brief/reading.ts';
import { formOf } from '../../language/topic/form.ts';
import { unfinished } from '../../language/topic/sentences.ts';
import { finishDraft } from '../drafts/finish-draft.ts';
import type { BuiltIn } from '../task.ts';
import { type Change, editText, rowOf } from './edit/edit-text.ts';
import { outlineTopic } from './outline-topic.ts';
import type { DescriptionInput, DescriptionOutput, DescriptionStep } from './schema.ts';

/** A subject has so few words, and neither figures nor signs. */
const MOST_SUBJECT_WORDS = 5;

/** Edits a text and leaves what needs no editing; of a subject alone, it outlines what a post on it has to tell. */
export const run: BuiltIn<DescriptionInput, DescriptionOutput, DescriptionStep> = ({ topic }, { step }) =>
  step('Description', () => {
    const { language, act } = readReading(topic);
    const { text, tags, changes } = editText(topic);
    const subject = unfinished(text);
    if (isSubject(subject, language))
      return {
        content: outlineTopic(subject, language),
        purpose: 'Fill in what only you know to turn this into a description.',
      };
    const { content } = finishDraft({ content: text, purpose: '', hashtags: [], mediaCaption: '' });
    return {
      content: [content, rowOf(tags)].filter(Boolean).join('\n\n'),
      purpose: `${PURPOSES[act.point]} ${toldOf(changes)}`,
    };
  });

const isSubject = (text: string, language: ReturnType<typeof readReading>['language']): boolean =>
  text.split(' ').length <= MOST_SUBJECT_WORDS &&
  !/[\d.,:;!?\n@€$£%]/u.test(text) &&
  /^(?:name|title)$/u.test(formOf(text, language));

const PURPOSES: Readonly<Record<Point, string>> = {
  hire: 'Looks for somebody to work with you.',
  seek: 'Asks people to join in.',
  launch: 'Presents something new.',
  offer: 'Makes an offer.',
  invite: 'Invites people to come.',
  open: 'Announces an opening.',
  change: 'Says what changes.',
  cancel: 'Says that something won’t take place.',
  disrupt: 'Says what doesn’t work at the moment.',
  warn: 'Warns readers.',
  appeal: 'Asks for help or information.',
  loss: 'Tells of a loss.',
  cuts: 'Tells of cuts.',
  apologize: 'Apologizes.',
  thank: 'Says thank you.',
  celebrate: 'Celebrates something achieved.',
  ask: 'Asks readers a question.',
  advise: 'Gives advice.',
  tell: 'Tells readers something.',
};

const DONE: Readonly<Record<Change, string>> = {
  spacing: 'put spacing and punctuation right',
  capitals: 'lowered shouted words',
  point: 'set the point first',
  paragraphs: 'put paragraphs and line breaks right',
  hashtags: 'moved your hashtags to the end',
};

/** "We put spacing and punctuation right, and moved your hashtags to the end." */
function toldOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Your text is fine as it is, so nothing was changed.';
  const [first = '', ...others] = changes.map((change) => DONE[change]);
  const last = others.pop();
  const told = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  return `The editor ${told}.`;
}
