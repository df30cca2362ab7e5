import { Button, Tooltip } from '@carillon/ui/index.ts';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type EditedPost, withText } from '../../../lib/draft.ts';
import { hasStyle, type Style, toggleStyle } from '../../../lib/letterforms.ts';
import { typeInto } from '../../../lib/type-into.ts';

const TOOLS: readonly { style: Style; name: string; letter: ReactNode; key?: string }[] = [
  { style: 'bold', name: 'Bold', letter: <b>B</b>, key: 'b' },
  { style: 'italic', name: 'Italic', letter: <i>I</i>, key: 'i' },
  { style: 'underline', name: 'Underline', letter: <u>U</u>, key: 'u' },
  { style: 'strikethrough', name: 'Strikethrough', letter: <s>S</s> },
];
const EMOJI = ['✨', '🎉', '🙌', '💡', '🚀', '❤️', '👏', '🔥', '☀️', '🌱', '📣', '👋', '😊', '⭐', '🍂'];

/** A plain text field whose toolbar writes letterforms, so that what is seen is what goes out. */
export function TextEditor({
  post,
  onChange,
}: {
  post: EditedPost;
  onChange: (post: EditedPost) => void;
}): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<[number, number] | null>(null);
  const [selected, setSelected] = useState('');

  // After a tool has replaced the text, the same words are selected again.
  useLayoutEffect(() => {
    if (!selection.current || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(...selection.current);
    selection.current = null;
    look();
  });

  const replace = (change: (words: string) => string): void => {
    const { selectionStart = post.text.length, selectionEnd = post.text.length } = field.current ?? {};
    const changed = change(post.text.slice(selectionStart, selectionEnd));
    if (changed === '') return;
    selection.current = [selectionStart, selectionStart + changed.length];
    if (typeInto(field.current, [selectionStart, selectionEnd], changed)) return;
    onChange(withText(post, post.text.slice(0, selectionStart) + changed + post.text.slice(selectionEnd)));
  };
  const look = (): void => {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = field.current ?? {};
    setSelected(value.slice(selectionStart, selectionEnd));
  };
  const apply = (style: Style): void => replace((words) => toggleStyle(words, style));
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = (event.ctrlKey || event.metaKey) && TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    apply(tool.style);
  };
  const addEmoji = (): void => {
    replace((words) => words + (EMOJI[Math.floor(Math.random() * EMOJI.length)] ?? '✨'));
    if (selection.current) selection.current[0] = selection.current[1];
  };

  return (
    <div className="composer-field">
      <div role="toolbar" aria-label="Formatting" className="composer-toolbar">
        {TOOLS.map(({ style, name, letter }) => (
          <Tooltip key={style} title={name}>
            <Button
              aria-label={name}
              aria-pressed={hasStyle(selected, style)}
              className={hasStyle(selected, style) ? 'pressed' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(style)}
            >
              {letter}
            </Button>
          </Tooltip>
        ))}
        <Tooltip title="Random emoji">
          <Button
            aria-label="Random emoji"
            onMouseDown={(event) => event.preventDefault()}
            onClick={addEmoji}
          >
            ☺
          </Button>
        </Tooltip>
      </div>
      <textarea
        ref={field}
        data-first
        aria-label="Post text"
        aria-describedby="letterforms"
        className="composer-text"
        rows={12}
        value={post.text}
        onChange={(event) => onChange(withText(post, event.target.value))}
        onKeyDown={onKeyDown}
        onSelect={look}
      />
      <p id="letterforms" className="muted composer-help">
        Select words to format them. The networks have no rich text, so formatting goes out as special Unicode
        letters; screen readers may stumble over them, so use them sparingly.
      </p>
    </div>
  );
}
