import { SAMPLE_TOPICS } from '@carillon/contracts/domain/templates.ts';
import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { type ClipboardEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { EditedPost } from '../../../lib/draft.ts';
import { typeInto } from '../../../lib/type-into.ts';
import { MediaPicker, type MediaPickerProps } from './media-picker.tsx';

interface TopicFormProps {
  readonly topic: string;
  readonly media: MediaPickerProps;
  readonly busy: boolean;
  readonly error: string | null;
  /** The text to go on with; null when there is none. */
  readonly editing: string | null;
  /** What else was written for a post and can be gone on with. */
  readonly others: readonly Writing[];
  onTopic(topic: string): void;
  onGenerate(): void;
  /** To another one, or to the text that is at hand. */
  onContinue(other?: Writing): void;
  onWrite(): void;
}

type Writing = readonly [source: string | null, post: EditedPost];

const MOST = 5000;

/** What the post is about, with a sample at hand, and the files that go with it. */
export function TopicForm({
  topic,
  media,
  busy,
  error,
  editing,
  others,
  onTopic,
  onGenerate,
  onContinue,
  onWrite,
}: TopicFormProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const empty = topic.trim() === '';
  const [replaced, setReplaced] = useState<{ words: string; sample: string } | null>(null);
  /** What a template took the place of, while it is there as it was put. */
  const undo = replaced?.sample === topic ? replaced.words : null;

  /** Replaces the topic as typing would, so that the browser's undo takes it back too. */
  const put = (words: string): void => {
    if (!typeInto(field.current, [0, topic.length], words)) onTopic(words);
  };
  const fillInSample = (): void => {
    const others = SAMPLE_TOPICS.filter((sample) => sample !== topic);
    const sample = others[Math.floor(Math.random() * others.length)] ?? '';
    // What the user typed, also when one template follows on another.
    if (!empty) setReplaced({ words: undo ?? topic, sample });
    put(sample);
  };
  /** A picture from the clipboard. Text is left to the field. */
  const paste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    media.onAdd(pasted);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!empty && !busy) onGenerate();
  };

  return (
    <form className="panel composer-topic" onSubmit={submit} onPaste={paste}>
      <div className="composer-row">
        <label htmlFor="topic">What is your post about?</label>
        <Button size="small" onClick={fillInSample}>
          Use Templates
        </Button>
      </div>
      <textarea
        ref={field}
        id="topic"
        className="composer-text"
        rows={4}
        maxLength={MOST}
        value={topic}
        placeholder="A new product, an event, something you learned …"
        onChange={(event) => onTopic(event.target.value)}
      />
      {topic.length > MOST * 0.9 && (
        <p className="muted tabular composer-help">
          {topic.length.toLocaleString()} of {MOST.toLocaleString()} characters; what is longer is cut off.
        </p>
      )}
      <p role="status" className="composer-undo" hidden={undo === null}>
        {undo !== null && 'Example inserted. '}
        {undo !== null && (
          <Button
            size="small"
            onClick={() => {
              put(undo);
              field.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
      </p>
      <MediaPicker {...media} />
      {error && (
        <div className="composer-row start">
          <p role="alert" className="composer-error">
            {error}
          </p>
          {!empty && (
            <Button disabled={busy} onClick={onGenerate}>
              Try again
            </Button>
          )}
        </div>
      )}
      <div className="composer-row end">
        {others.map((other) => (
          <Button key={other[0]} type="text" onClick={() => onContinue(other)}>
            Continue {firstWords(other[1].text)}
          </Button>
        ))}
        {/* One button, so that the focus is back on it after the first writing too. */}
        <Button type="text" onClick={() => (editing === null ? onWrite() : onContinue())}>
          {editing === null ? 'Write it myself' : `Continue editing ${firstWords(editing)}`}
        </Button>
        {editing !== null && (
          <Button type="text" onClick={onWrite}>
            Write something new
          </Button>
        )}
        <Button
          id="generate"
          type="primary"
          htmlType="submit"
          disabled={empty || busy}
          icon={<SparkIcon size={18} />}
        >
          Generate Post
        </Button>
      </div>
    </form>
  );
}

const WORDS = 4;
const LETTERS = 32;

/** So that it is known which text it is; nothing for one without words. */
function firstWords(text: string): string {
  const words = text.trim().split(/\s+/);
  const first = words.slice(0, WORDS).join(' ');
  const short = Array.from(first).slice(0, LETTERS).join('');
  if (short === '') return '';
  return short === words.join(' ') ? `“${short}”` : `“${short} …”`;
}
