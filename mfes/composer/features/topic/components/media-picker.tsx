import { CloseIcon, ImageIcon } from '@carillon/ui/index.ts';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { ACCEPTED, addFiles, isVideo } from '../../../lib/media.ts';

interface MediaPickerProps {
  readonly media: readonly File[];
  onChange(media: File[]): void;
}

/** Images or one video, by choosing or by dropping them here. */
export function MediaPicker({ media, onChange }: MediaPickerProps): ReactNode {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = (added: readonly File[]): void => {
    const outcome = addFiles(media, added);
    setProblems(outcome.problems);
    onChange(outcome.files);
  };
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
      <label className="composer-pick">
        <ImageIcon />
        <span>Add an image or video</span>
        <span className="muted">optional; several images, or one video</span>
        <input
          type="file"
          className="visually-hidden"
          accept={ACCEPTED}
          multiple
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="composer-error">
          {problem}
        </p>
      ))}
      {media.length > 0 && (
        <ul className="composer-thumbs">
          {media.map((file) => (
            <Thumb
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={() => onChange(media.filter((one) => one !== file))}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Thumb({ file, onRemove }: { file: File; onRemove: () => void }): ReactNode {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li>
      {isVideo(file) ? <video src={url} muted /> : <img src={url || undefined} alt={file.name} />}
      <button type="button" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
