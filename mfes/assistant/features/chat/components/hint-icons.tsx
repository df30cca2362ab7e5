import { Button, HashIcon, ImageIcon, MoodIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { HASHTAG_PROMPT, IMAGE_PROMPT } from '../model/texts.ts';

interface HintIconsProps {
  readonly hasEmoji: boolean;
  onEmoji(): void;
  onPrompt(prompt: string): void;
}

/** Three small helps for what is written: emoji, and the beginnings of two messages. */
export const HintIcons = ({ hasEmoji, onEmoji, onPrompt }: HintIconsProps): ReactNode => (
  <div className="assistant-hints">
    <Button
      type="text"
      aria-label={t`Emoji`}
      title={t`Emoji`}
      aria-expanded={hasEmoji}
      icon={<MoodIcon size={18} />}
      onClick={onEmoji}
    />
    {[
      { prompt: IMAGE_PROMPT, Icon: ImageIcon },
      { prompt: HASHTAG_PROMPT, Icon: HashIcon },
    ].map(({ prompt, Icon }) => (
      <Button
        key={prompt}
        type="text"
        aria-label={prompt}
        title={prompt}
        icon={<Icon size={18} />}
        onClick={() => onPrompt(prompt)}
      />
    ))}
  </div>
);
