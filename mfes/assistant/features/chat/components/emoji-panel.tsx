import { isKey } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { EMOJI } from '../model/emoji.ts';

interface EmojiPanelProps {
  onChoose(emoji: string): void;
  onClose(): void;
}

export function EmojiPanel({ onChoose, onClose }: EmojiPanelProps): ReactNode {
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset
      ref={panel}
      className="assistant-emoji"
      aria-label={t`Emoji`}
      onKeyDown={(event) => isKey(event, 'Escape') && onClose()}
    >
      {EMOJI.map(([emoji, name]) => (
        <button key={emoji} type="button" aria-label={name} title={name} onClick={() => onChoose(emoji)}>
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
