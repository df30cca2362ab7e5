import { CloseIcon, ImageIcon, Progress } from '@carillon/ui/index.ts';
import { type DragEvent, type ReactNode, type Ref, useId } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';
import type { MediaHandle } from '../api/use-media.ts';
import { ACCEPTED, MEDIA_LIMITS } from '../model/add-files.ts';
import { FileProblem } from './file-problem.tsx';

/** Images or one video, by choosing or by dropping them here. */
export function MediaPicker({ media }: { media: MediaHandle }): ReactNode {
  const { items, problems, add, remove } = media;
  const id = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      className="composer-media"
      aria-label="Media"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className="composer-pick" htmlFor={id}>
        <ImageIcon />
        <span>Add an image or video</span>
        <span className="muted">{MEDIA_LIMITS}</span>
        <FileInput id={id} onAdd={add} className="visually-hidden" />
      </label>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="composer-error">
          {problem}
        </p>
      ))}
      {items.map((item) => (
        <FileProblem key={item.id} item={item} media={media} />
      ))}
      {items.length > 0 && (
        <ul className="composer-thumbs">
          {items.map((item) => (
            <li key={item.id}>
              <Thumb item={item} />
              {item.state === 'uploading' && <Bar item={item} />}
              <button
                type="button"
                aria-label={`${item.state === 'uploading' ? 'Cancel the upload of' : 'Remove'} ${item.name}`}
                onClick={() => remove(item.id)}
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** What the browser asks for files with. */
export const FileInput = ({
  onAdd,
  ...rest
}: {
  onAdd(chosen: readonly File[]): void;
  id?: string;
  className?: string;
  hidden?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
}): ReactNode => (
  <input
    {...rest}
    type="file"
    accept={ACCEPTED}
    multiple
    onChange={(event) => {
      onAdd([...(event.target.files ?? [])]);
      event.target.value = '';
    }}
  />
);

/** Sent to the last byte, it is still being checked. */
const Bar = ({ item: { name, share } }: { item: MediaItem }): ReactNode => (
  <Progress percent={Math.round(share * 100)} aria-label={`Upload of ${name}`} />
);
