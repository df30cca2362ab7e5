import { listMedia } from '@carillon/contracts/http/posts/list-media.ts';
import { useMay } from '@carillon/sdk/index.ts';
import { Button, deferred, ImageIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import type { MediaHandle } from '../api/use-media.ts';
import { ACCEPTED, MEDIA_LIMITS, MEDIA_TYPES } from '../model/add-files.ts';
import { FileProblem } from './file-problem.tsx';
import type { LibraryDialogProps } from './library-dialog.tsx';
import { Notices } from './notices.tsx';
import { Thumbs } from './thumbs.tsx';

const LibraryDialog = deferred<LibraryDialogProps>(
  async () => (await import('./library-dialog.tsx')).LibraryDialog,
  () => null,
);

/** Images or one video, by choosing or by dropping them here. */
export function MediaPicker({ media }: { media: MediaHandle }): ReactNode {
  const { items, problems, add } = media;
  const [open, setOpen] = useState(false);
  const mayList = useMay(listMedia);
  const id = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      className="composer-media"
      aria-label={t`Media`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className="composer-pick" htmlFor={id}>
        <ImageIcon />
        <span>
          <Trans>Add an image or video</Trans>
        </span>
        <span className="muted">{MEDIA_LIMITS}</span>
        <FileInput id={id} onAdd={add} className="visually-hidden" />
      </label>
      {mayList && (
        <Button className="composer-library" onClick={() => setOpen(true)}>
          <Trans>From library</Trans>
        </Button>
      )}
      <details className="muted composer-help">
        <summary>
          <Trans>File types and sizes</Trans>
        </summary>
        <p>{MEDIA_TYPES}</p>
      </details>
      {open && (
        <LibraryDialog
          have={items.map(({ kind }) => kind)}
          used={items.map(({ id: one }) => one)}
          onClose={() => setOpen(false)}
          onPick={(chosenMedia) => {
            media.pick(chosenMedia);
            setOpen(false);
          }}
        />
      )}
      {problems.map((problem) => (
        <p key={problem} role="alert" className="composer-error">
          {problem}
        </p>
      ))}
      {items.map((item) => (
        <FileProblem key={item.id} item={item} media={media} />
      ))}
      <Notices items={items} />
      <Thumbs media={media} />
    </fieldset>
  );
}

/** Opens the browser's file dialog. */
export const FileInput = ({
  onAdd,
  ...rest
}: {
  onAdd(chosenFiles: readonly File[]): void;
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
