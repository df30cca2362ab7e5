import { CloseIcon, ImageIcon } from '@carillon/ui/index.ts';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { LostFiles } from '../../../lib/lost-files.tsx';
import { ACCEPTED } from '../../../lib/media.ts';
import { keyOf, Thumb } from '../../../lib/thumb.tsx';

export interface MediaPickerProps {
  readonly files: readonly File[];
  /** Why files that were chosen last are not among them. */
  readonly problems: readonly string[];
  /** Names of files that have to be added again. */
  readonly lost: readonly string[];
  onAdd(chosen: readonly File[]): void;
  onRemove(file: File): void;
  onGiveUp(): void;
}

/** Images or one video, by choosing or by dropping them here. */
export function MediaPicker(props: MediaPickerProps): ReactNode {
  const { files, problems, lost, onAdd, onRemove, onGiveUp } = props;
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    onAdd([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      className="composer-media"
      aria-label="Media"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className="composer-pick">
        <ImageIcon />
        <span>Add an image or video</span>
        <span className="muted">optional; several images, or one video</span>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={ACCEPTED}
          multiple
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <LostFiles names={lost} onAdd={() => input.current?.click()} onGiveUp={onGiveUp} />
      {problems.map((problem) => (
        <p key={problem} role="alert" className="composer-error">
          {problem}
        </p>
      ))}
      {files.length > 0 && (
        <ul className="composer-thumbs">
          {files.map((file) => (
            <li key={keyOf(file)}>
              <Thumb file={file} />
              <button type="button" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
