import { CloseIcon, Progress } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode, RefObject } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';
import type { MediaHandle } from '../api/use-media.ts';
import { OpenCropButton } from './crop-button.tsx';
import { type FocusedControl, usePassedFocus } from './use-passed-focus.ts';

export interface ThumbListProps {
  readonly media: MediaHandle;
  readonly passedFocus: RefObject<FocusedControl | null>;
  onCrop(id: string): void;
}

/** The post's files, small. */
export function ThumbList({ media, passedFocus, onCrop }: ThumbListProps): ReactNode {
  const list = usePassedFocus(passedFocus);
  return (
    <ul ref={list} className="composer-thumbs">
      {media.items.map((item) => (
        <li key={item.id}>
          <ThumbContent item={item} onRemove={() => media.remove(item.id)} onCrop={() => onCrop(item.id)} />
        </li>
      ))}
    </ul>
  );
}

interface ThumbContentProps {
  readonly item: MediaItem;
  onRemove(): void;
  onCrop(): void;
}

export const ThumbContent = ({ item, onRemove, onCrop }: ThumbContentProps): ReactNode => (
  <>
    <Thumb item={item} />
    <OpenCropButton image={item.state === 'ready' ? item : null} className="composer-crop" onOpen={onCrop} />
    {item.state === 'uploading' && <Bar item={item} />}
    <button
      type="button"
      className="composer-remove"
      aria-label={
        item.state === 'uploading'
          ? t`Cancel the upload of ${{ name: item.name }}`
          : t`Remove ${{ name: item.name }}`
      }
      onClick={onRemove}
    >
      <CloseIcon size={16} />
    </button>
  </>
);

/** Sent to the last byte, it is still being checked. */
const Bar = ({ item: { name, share } }: { item: MediaItem }): ReactNode => (
  <Progress percent={Math.round(share * 100)} aria-label={t`Upload of ${name}`} />
);
