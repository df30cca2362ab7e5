import { Button, SparkIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { TextArea } from '../../../lib/text-area.tsx';
import { EXAMPLE_TOPICS } from '../model/examples.ts';

interface TopicFormProps {
  readonly topic: string;
  readonly busy: boolean;
  onTopic(topic: string): void;
  onGenerate(topic: string): void;
}

const isExample = (topic: string): boolean => EXAMPLE_TOPICS.some((one) => one.topic === topic);

/** Asks for the description's topic, with examples to begin with. */
export function TopicForm({ topic, busy, onTopic, onGenerate }: TopicFormProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = useState(false);
  /** The text that an example replaced. */
  const [replaced, setReplaced] = useState('');
  const put = (text: string): void => {
    setEmpty(false);
    onTopic(text);
    field.current?.focus();
  };
  const insert = (example: string): void => {
    if (!isExample(topic)) setReplaced(topic.trim() === '' ? '' : topic);
    put(example);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const text = topic.trim();
    setEmpty(text === '');
    if (text === '') field.current?.focus();
    else onGenerate(text);
  };
  return (
    <form className="panel tools-stack" noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={t`Topic`}
        help={t`The more detail you give (what, for whom, when, where), the better the description.`}
        error={empty ? t`Enter a topic.` : null}
        value={topic}
        rows={4}
        most={5_000}
        onChange={(text) => {
          setEmpty(false);
          onTopic(text);
        }}
      />
      <div className="tools-group">
        <p className="muted" id="examples">
          <Trans>Or start with an example</Trans>
        </p>
        <ul className="tools-chips" aria-labelledby="examples">
          {EXAMPLE_TOPICS.map((one) => (
            <li key={one.name}>
              <button type="button" className="tools-chip" onClick={() => insert(one.topic)}>
                {one.name}
              </button>
            </li>
          ))}
        </ul>
        {replaced !== '' && isExample(topic) && (
          <p role="status" className="tools-actions">
            <Trans>Your text was replaced by the example.</Trans>
            <Button size="small" onClick={() => put(replaced)}>
              <Trans>Undo</Trans>
            </Button>
          </p>
        )}
      </div>
      <div className="tools-actions end">
        <Button type="primary" htmlType="submit" loading={busy} icon={<SparkIcon size={18} />}>
          <Trans>Generate Description</Trans>
        </Button>
      </div>
    </form>
  );
}
