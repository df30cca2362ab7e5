import { ASSISTANT_LIMITS } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { formatNumber, isKey } from '@carillon/sdk/index.ts';
import { Button, SendIcon } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { withPrompt } from '../model/insert.ts';
import { EmojiPanel } from './emoji-panel.tsx';
import { HintIcons } from './hint-icons.tsx';
import { useGrowing } from './use-growing.ts';

interface MessageFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly busy: boolean;
  onText(text: string): void;
  onSend(): void;
}

/**
 * Lets the user write a message. Enter alone sends it; with Shift, Ctrl, Alt or Meta, or while a character is
 * composed, it belongs to the text.
 */
export function MessageForm({ field, text, busy, onText, onSend }: MessageFormProps): ReactNode {
  const [hasEmoji, setHasEmoji] = useState(false);
  useGrowing(field, text);
  const isBlank = text.trim() === '';
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!isKey(event, 'Enter') || hasModifier(event)) return;
    event.preventDefault();
    if (!isBlank && !busy) onSend();
  };
  const closeEmoji = (): void => {
    setHasEmoji(false);
    field.current?.focus();
  };
  const insert = (emoji: string): void => {
    const at = field.current?.selectionStart ?? text.length;
    onText(text.slice(0, at) + emoji + text.slice(at));
    closeEmoji();
    requestAnimationFrame(() => field.current?.setSelectionRange(at + emoji.length, at + emoji.length));
  };
  return (
    <form
      className="assistant-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && !busy) onSend();
      }}
    >
      {hasEmoji && <EmojiPanel onChoose={insert} onClose={closeEmoji} />}
      <textarea
        ref={field}
        rows={1}
        aria-label={t`Message`}
        placeholder={t`Write a message`}
        maxLength={ASSISTANT_LIMITS.query}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={hear}
      />
      <div className="assistant-form-foot">
        <HintIcons
          hasEmoji={hasEmoji}
          onEmoji={() => (hasEmoji ? closeEmoji() : setHasEmoji(true))}
          onPrompt={(prompt) => {
            onText(withPrompt(text, prompt));
            field.current?.focus();
          }}
        />
        <Length of={text} />
        <Button
          type="primary"
          htmlType="submit"
          aria-label={t`Send`}
          title={t`Send`}
          disabled={isBlank || busy}
          icon={<SendIcon size={18} />}
        />
      </div>
    </form>
  );
}

const hasModifier = ({ shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  shiftKey || ctrlKey || altKey || metaKey;

/** Shown from 90% of the limit on. */
function Length({ of: { length } }: { of: string }): ReactNode {
  const most = ASSISTANT_LIMITS.query;
  if (length < most * 0.9) return null;
  const typed = formatNumber(length);
  return (
    <span className={length < most ? 'assistant-length' : 'assistant-length full'} role="status">
      {plural(most, { one: `${typed} of # character`, other: `${typed} of # characters` })}
    </span>
  );
}
