import { isComposing, listText } from '@carillon/sdk/index.ts';
import { Button, Tooltip } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type EditedPost, withText } from '../../../lib/edited-post.ts';
import { typeInto } from '../../../lib/type-into.ts';
import { hasStyle, type Style, toggleStyle, unstyledIn } from '../model/letterforms.ts';
import { wordAt } from '../model/word-at.ts';
import { EmojiMenu } from './emoji-menu.tsx';

const TOOLS: readonly { style: Style; name: string; letter: ReactNode; key?: string }[] = [
  { style: 'bold', name: t`Bold`, letter: <b>B</b>, key: 'b' },
  { style: 'italic', name: t`Italic`, letter: <i>I</i>, key: 'i' },
  { style: 'underline', name: t`Underline`, letter: <u>U</u>, key: 'u' },
  { style: 'strikethrough', name: t`Strikethrough`, letter: <s>S</s> },
];
const EMOJI = ['✨', '🎉', '🙌', '💡', '🚀', '❤️', '👏', '🔥', '☀️', '🌱', '📣', '👋', '😊', '⭐', '🍂'];

const randomEmoji = (): string => EMOJI[Math.floor(Math.random() * EMOJI.length)] ?? '✨';

/** Keeps a tool's name off the tabs, and off the text at first. */
const BELOW = { placement: 'bottom', mouseEnterDelay: 0.6 } as const;

/** A plain text field whose toolbar inserts letterforms, so users see exactly what is published. */
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
  const [note, setNote] = useState('');

  // Before the first click, tools insert at the end of the text.
  useLayoutEffect(() => {
    const { current } = field;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  // After a tool has replaced the text, the same words are selected again.
  useLayoutEffect(() => {
    if (!selection.current || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(...selection.current);
    selection.current = null;
    look();
  });

  const place = (): [number, number] => {
    const { selectionStart = post.text.length, selectionEnd = post.text.length } = field.current ?? {};
    return [selectionStart, selectionEnd];
  };
  const replace = ([start, end]: readonly [number, number], changed: string): void => {
    selection.current = [start, start + changed.length];
    if (typeInto(field.current, [start, end], changed)) return;
    onChange(withText(post, post.text.slice(0, start) + changed + post.text.slice(end)));
  };
  const look = (): void => {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = field.current ?? {};
    setSelected(value.slice(selectionStart, selectionEnd));
  };
  /** Styles the selection, or the word at the caret. */
  const apply = (style: Style): void => {
    const [start, end] = place();
    const range = start === end ? wordAt(post.text, start) : ([start, end] as const);
    if (!range) return setNote(t`Select text first.`);
    const words = post.text.slice(...range);
    replace(range, toggleStyle(words, style));
    const without = hasStyle(words, style) ? [] : unstyledIn(words, style);
    const letters = listLetters(without);
    setNote(
      without.length > 0
        ? style === 'bold'
          ? t`${letters} didn’t change because there’s no bold version.`
          : t`${letters} didn’t change because there’s no italic version.`
        : '',
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const tool = (event.ctrlKey || event.metaKey) && TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    apply(tool.style);
  };
  const addEmoji = (emoji: string): void => {
    const [, end] = place();
    replace([end, end], emoji);
    selection.current = [end + emoji.length, end + emoji.length];
  };

  return (
    <div className="composer-field">
      <div role="toolbar" aria-label={t`Formatting`} className="composer-toolbar">
        {TOOLS.map(({ style, name, letter }) => (
          <Tooltip key={style} title={name} {...BELOW}>
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
        <Tooltip title={t`Random emoji`} {...BELOW}>
          <Button
            aria-label={t`Random emoji`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => addEmoji(randomEmoji())}
          >
            ☺
          </Button>
        </Tooltip>
        <EmojiMenu onChoose={addEmoji} onLeave={() => field.current?.focus()} />
      </div>
      <textarea
        ref={field}
        data-first
        aria-label={t`Post text`}
        aria-describedby="letterforms"
        className="composer-text"
        rows={12}
        value={post.text}
        onChange={(event) => {
          setNote('');
          onChange(withText(post, event.target.value));
        }}
        onKeyDown={onKeyDown}
        onSelect={look}
      />
      <p role="status" className="composer-help composer-note">
        {note}
      </p>
      <p id="letterforms" className="muted composer-help">
        <Trans>Formatting uses special characters that screen readers may misread. Use it sparingly.</Trans>
      </p>
    </div>
  );
}

const MAX_NAMED = 5;
const listLetters = (letters: readonly string[]): string =>
  listText(letters.length > MAX_NAMED ? [...letters.slice(0, MAX_NAMED), t`others`] : letters);
