import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { CloseIcon, Progress } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';
import type { MediaHandle } from '../api/use-media.ts';
import { CropButton } from './crop-button.tsx';

/** The post's files, small. */
export const ThumbList = ({ media }: { media: MediaHandle }): ReactNode => (
  <ul className="composer-thumbs">
    {media.items.map((item) => (
      <li key={item.id}>
        <ThumbContent
          item={item}
          onRemove={() => media.remove(item.id)}
          onCropped={(cropped) => media.replace(item.id, cropped)}
        />
      </li>
    ))}
  </ul>
);

interface ThumbContentProps {
  readonly item: MediaItem;
  onRemove(): void;
  onCropped(media: MediaView): void;
}

export const ThumbContent = ({ item, onRemove, onCropped }: ThumbContentProps): ReactNode => (
  <>
    <Thumb item={item} />
    <CropButton
      image={item.state === 'ready' ? item : null}
      className="composer-crop"
      onCropped={onCropped}
    />
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
