import { SAMPLE_TOPICS } from '@carillon/contracts/domain/templates.ts';
import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { type ClipboardEvent, type FormEvent, type ReactNode, useRef } from 'react';
import { typeInto } from '../../../lib/type-into.ts';
import { MediaPicker, type MediaPickerProps } from './media-picker.tsx';

interface TopicFormProps {
  readonly topic: string;
  readonly media: MediaPickerProps;
  readonly busy: boolean;
  readonly error: string | null;
  /** There is a post to go on with. */
  readonly editing: boolean;
  onTopic(topic: string): void;
  onGenerate(): void;
  onWrite(): void;
}

const MOST = 5000;

/** What the post is about, with a sample at hand, and the files that go with it. */
export function TopicForm({
  topic,
  media,
  busy,
  error,
  editing,
  onTopic,
  onGenerate,
  onWrite,
}: TopicFormProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const empty = topic.trim() === '';

  const fillInSample = (): void => {
    const others = SAMPLE_TOPICS.filter((sample) => sample !== topic);
    const sample = others[Math.floor(Math.random() * others.length)] ?? '';
    // As typing, so that what was there can be had back.
    if (!typeInto(field.current, [0, topic.length], sample)) onTopic(sample);
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
      <MediaPicker {...media} />
      {error && (
        <p role="alert" className="composer-error">
          {error}
        </p>
      )}
      <div className="composer-row end">
        <Button type="text" onClick={onWrite}>
          {editing ? 'Continue editing' : 'Write it myself'}
        </Button>
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
