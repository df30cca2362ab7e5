import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { figure } from '../../../lib/figure.ts';
import { pasteInto } from '../../../lib/paste-into.ts';
import { typeInto } from '../../../lib/type-into.ts';
import { SAMPLE_TOPICS } from '../model/sample-topics.ts';

export interface Examples {
  readonly texts: readonly string[];
  /** Puts any of them in. */
  fillIn(): void;
}

interface TopicFormProps {
  readonly topic: string;
  /** The ways to a text that is there already. */
  templates(examples: Examples, insert: (text: string) => void): ReactNode;
  /** Optional details, and the choice of files. */
  readonly details: ReactNode;
  readonly media: ReactNode;
  readonly busy: boolean;
  readonly error: { readonly text: string; readonly again: boolean } | null;
  /** The text to continue with. Null if there is none. */
  readonly editing: string | null;
  onTopic(topic: string): void;
  onFiles(files: readonly File[]): void;
  onGenerate(): void;
  /** Continues to the text, which is the topic if there is none yet. */
  onWrite(): void;
}

const LIMIT = 5000;

/** The text that an example or template replaced. */
interface Replaced {
  readonly words: string;
  readonly sample: string;
  readonly kind: 'example' | 'template';
}

const INSERTED: Readonly<Record<Replaced['kind'], string>> = {
  example: t`Example inserted.`,
  template: t`Template inserted.`,
};

/** Asks for the post's topic, with a sample at hand, and its files. */
export function TopicForm({
  topic,
  templates,
  details,
  media,
  busy,
  error,
  editing,
  onTopic,
  onFiles,
  onGenerate,
  onWrite,
}: TopicFormProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const empty = topic.trim() === '';
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  /** Undo is offered while the inserted template is unchanged. */
  const undo = replaced?.sample === topic ? replaced.words : null;

  /** Replaces the topic as typing would, so that the browser's undo takes it back too. */
  const put = (words: string): void => {
    if (!typeInto(field.current, [0, topic.length], words)) onTopic(words);
  };
  const fillInSample = (): void => {
    const others = SAMPLE_TOPICS.filter((sample) => sample !== topic);
    const sample = others[Math.floor(Math.random() * others.length)] ?? '';
    // Keeps the user's own words to restore, also when one template replaces another.
    if (!empty) setReplaced({ words: undo ?? topic, sample, kind: 'example' });
    put(sample);
  };
  /** From a dialog, which has the focus: not as typing would. */
  const insert = (text: string): void => {
    const sample = text.slice(0, LIMIT);
    if (!empty) setReplaced({ words: undo ?? topic, sample, kind: 'template' });
    onTopic(sample);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!empty && !busy) onGenerate();
  };

  return (
    <form className="panel composer-topic" noValidate onSubmit={submit} onPaste={pasteInto(onFiles)}>
      <div className="composer-row">
        <label htmlFor="topic">
          <Trans>What is your post about?</Trans>
        </label>
        {templates({ texts: SAMPLE_TOPICS, fillIn: fillInSample }, insert)}
      </div>
      <textarea
        ref={field}
        id="topic"
        className="composer-text"
        rows={4}
        maxLength={LIMIT}
        value={topic}
        placeholder={t`A new product, an event, something you learned…`}
        onChange={(event) => onTopic(event.target.value)}
      />
      {topic.length > LIMIT * 0.9 && (
        <p className="muted tabular composer-help">
          {t`${{ length: figure(topic.length) }} of ${{ most: figure(LIMIT) }} characters; longer text is cut off.`}
        </p>
      )}
      <p role="status" className="composer-undo" hidden={undo === null}>
        {undo !== null && replaced && INSERTED[replaced.kind]}
        {undo !== null && (
          <Button
            size="small"
            onClick={() => {
              put(undo);
              field.current?.focus();
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </p>
      {details}
      {media}
      {error && (
        <div className="composer-row start">
          <p role="alert" className="composer-error">
            {error.text}
          </p>
          {error.again && !empty && (
            <Button disabled={busy} onClick={onGenerate}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </div>
      )}
      <div className="composer-row end">
        <Button data-next={empty || undefined} type="text" disabled={busy} onClick={onWrite}>
          {editing === null ? t`Write it myself` : continueText(editing)}
        </Button>
        <Button
          id="generate"
          data-next={!empty || undefined}
          type="primary"
          htmlType="submit"
          disabled={empty || busy}
          icon={<SparkIcon size={18} />}
        >
          <Trans>Generate Post</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Labels the button with the first words, so that users know which text it is. */
function continueText(text: string): string {
  const words = firstWords(text);
  return words === null ? t`Continue editing` : t`Continue editing “${words}”`;
}
