import { DESCRIPTION_PURPOSES, type TextEdit } from '@carillon/contracts/domain/description-purposes.ts';
import { readReading } from '../../language/brief/read-brief.ts';
import { formOf } from '../../language/topic/form.ts';
import { withoutEnding } from '../../language/topic/sentences.ts';
import { finishDraft } from '../drafts/finish-draft.ts';
import type { BuiltIn } from '../task.ts';
import { editText, rowOf } from './edit/edit-text.ts';
import { outlineTopic } from './outline-topic.ts';
import type { DescriptionInput, DescriptionOutput, DescriptionStep } from './schema.ts';

/** A subject has so few words, and neither figures nor signs. */
const MAX_SUBJECT_WORDS = 5;

/** Edits a text and leaves the rest unchanged. For a mere subject, it outlines what a post about it should say. */
export const run: BuiltIn<DescriptionInput, DescriptionOutput, DescriptionStep> = ({ topic }, { step }) =>
  step('Description', () => {
    const { language, act } = readReading(topic);
    const { text, tags, changes } = editText(topic);
    const subject = withoutEnding(text);
    if (isSubject(subject, language))
      return {
        content: outlineTopic(subject, language),
        purpose: DESCRIPTION_PURPOSES.outline,
        purpose_code: { code: 'outline' },
      };
    const { content } = finishDraft({ content: text, purpose: '', hashtags: [], mediaCaption: '' });
    return {
      content: [content, rowOf(tags)].filter(Boolean).join('\n\n'),
      purpose: `${DESCRIPTION_PURPOSES[act.point]} ${describeChanges(changes)}`,
      purpose_code: { code: act.point, edits: [...changes] },
    };
  });

const isSubject = (text: string, language: ReturnType<typeof readReading>['language']): boolean =>
  text.split(' ').length <= MAX_SUBJECT_WORDS &&
  !/[\d.,:;!?\n@€$£%]/u.test(text) &&
  /^(?:name|title)$/u.test(formOf(text, language));

const EDIT_NAMES: Readonly<Record<TextEdit, string>> = {
  spacing: 'put spacing and punctuation right',
  capitals: 'lowered shouted words',
  point: 'set the point first',
  paragraphs: 'put paragraphs and line breaks right',
  hashtags: 'moved your hashtags to the end',
};

/** "We put spacing and punctuation right, and moved your hashtags to the end." */
function describeChanges(changes: readonly TextEdit[]): string {
  if (changes.length === 0) return 'Your text is fine as it is, so nothing was changed.';
  const [first = '', ...others] = changes.map((change) => EDIT_NAMES[change]);
  const last = others.pop();
  const sentence = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  return `The editor ${sentence}.`;
}
