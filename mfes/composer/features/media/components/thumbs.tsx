import { deferred } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { MediaHandle } from '../api/use-media.ts';
import { CropDialog, croppable } from './crop-button.tsx';
import { ThumbList, type ThumbListProps } from './thumb-list.tsx';
import type { FocusedControl } from './use-passed-focus.ts';

/** Sorting code, loaded where there are files to sort. */
const SortableThumbs = deferred<ThumbListProps>(
  async () => (await import('./sortable-thumbs.tsx')).SortableThumbs,
  (props) => <ThumbList {...props} />,
);

/** The post's files, small. What the user does with one of them goes on when the list is replaced. */
export function Thumbs({ media }: { media: MediaHandle }): ReactNode {
  const [cropId, setCropId] = useState<string | null>(null);
  const passedFocus = useRef<FocusedControl>(null);
  const { items, replace } = media;
  const cropped = croppable(items.find(({ id }) => id === cropId) ?? null);
  if (items.length === 0) return null;
  const List = items.length > 1 ? SortableThumbs : ThumbList;
  return (
    <>
      <List media={media} passedFocus={passedFocus} onCrop={setCropId} />
      {cropped && (
        <CropDialog
          image={cropped}
          onClose={() => setCropId(null)}
          onCropped={(next) => {
            setCropId(null);
            replace(cropped.id, next);
          }}
        />
      )}
    </>
  );
}
