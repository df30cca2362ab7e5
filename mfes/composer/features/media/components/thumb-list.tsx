import { CloseIcon, Progress } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';
import type { MediaHandle } from '../api/use-media.ts';

/** The post's files, small. */
export const ThumbList = ({ media }: { media: MediaHandle }): ReactNode => (
  <ul className="composer-thumbs">
    {media.items.map((item) => (
      <li key={item.id}>
        <ThumbContent item={item} onRemove={() => media.remove(item.id)} />
      </li>
    ))}
  </ul>
);

export const ThumbContent = ({ item, onRemove }: { item: MediaItem; onRemove(): void }): ReactNode => (
  <>
    <Thumb item={item} />
    {item.state === 'uploading' && <Bar item={item} />}
    <button
      type="button"
      className="composer-remove"
      aria-label={`${item.state === 'uploading' ? 'Cancel the upload of' : 'Remove'} ${item.name}`}
      onClick={onRemove}
    >
      <CloseIcon size={16} />
    </button>
  </>
);

/** Sent to the last byte, it is still being checked. */
const Bar = ({ item: { name, share } }: { item: MediaItem }): ReactNode => (
  <Progress percent={Math.round(share * 100)} aria-label={`Upload of ${name}`} />
);
