import { isKey, useBackCloses, useUserStorage } from '@carillon/sdk/index.ts';
import { Button, deferred, Skeleton } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { loadEmoji } from '../model/emoji-data.ts';
import type { EmojiPickerProps } from './emoji-picker.tsx';

/** Its data is large, so it comes when it is first opened. */
const EmojiPicker = deferred<EmojiPickerProps>(
  async () => {
    const [{ EmojiPicker: Picker }, data] = await Promise.all([import('./emoji-picker.tsx'), loadEmoji()]);
    return (props) => <Picker {...props} data={data} />;
  },
  () => <Skeleton active paragraph={{ rows: 5 }} />,
);

interface EmojiMenuProps {
  onChoose(emoji: string): void;
  /** It was left without a choice. */
  onLeave(): void;
}

/** The button that opens all emoji, and the panel below it. */
export function EmojiMenu({ onChoose, onLeave }: EmojiMenuProps): ReactNode {
  const storage = useUserStorage();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (): void => setOpen(false);
  const leave = (): void => {
    close();
    onLeave();
  };
  useBackCloses(open, leave);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape of what is in it, and when the focus leaves
    <div
      ref={place}
      className="emoji-menu"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (!open || !isKey(event, 'Escape')) return;
        // The dialog around it stays.
        event.stopPropagation();
        leave();
      }}
    >
      <Button
        aria-label={t`Choose an emoji`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? leave() : setOpen(true))}
      >
        <Trans>Emoji</Trans>
      </Button>
      {open && storage && (
        <div id={id} role="dialog" aria-label={t`Emoji`} className="emoji-panel" tabIndex={-1}>
          <EmojiPicker
            storage={storage}
            onChoose={(emoji) => {
              close();
              onChoose(emoji);
            }}
          />
        </div>
      )}
    </div>
  );
}
