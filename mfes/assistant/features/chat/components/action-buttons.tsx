import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface ActionButtonsProps {
  readonly actions: readonly string[];
  /** The first one is what is expected. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  onSay(text: string): void;
}

/** Each sends its text as the user's message. */
export function ActionButtons({ actions, primary = false, disabled, onSay }: ActionButtonsProps): ReactNode {
  if (actions.length === 0) return null;
  return (
    <div className="assistant-actions">
      {actions.map((text, at) => (
        <Button
          key={text}
          type={primary && at === 0 ? 'primary' : 'default'}
          disabled={disabled}
          onClick={() => onSay(text)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
