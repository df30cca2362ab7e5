import { ALT_TEXT_LENGTH } from '@carillon/contracts/domain/limits.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { actionErrorText, Dialog, Question, useMay, useToasts } from '@carillon/sdk/index.ts';
import { Alert, Button, Checkbox, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChangeMedia, useDeleteMedia } from '../api/use-media-item.ts';
import { factsText } from '../model/file-facts.ts';
import { CropButton } from './crop-button.tsx';
import { MediaUses } from './media-uses.tsx';
import { Notices } from './notices.tsx';

interface MediaDetailsProps {
  readonly media: MediaView;
  home(): HTMLElement | null;
  onClose(): void;
  /** Begins a post with it. */
  onUse(): void;
}

/** One file of the library: its type, name and uses, and the actions on it. */
export function MediaDetails({ media, home, onClose, onUse }: MediaDetailsProps): ReactNode {
  const { id, kind, name, alt_text, url, kept = false } = media;
  const mayWrite = useMay(describeMedia);
  const toasts = useToasts();
  const [now, setNow] = useState({ name, alt_text, kept });
  const [asks, setAsks] = useState(false);
  const form = useId();
  const change = useChangeMedia(id);
  const changed = {
    ...(now.name.trim() !== name && { name: now.name.trim() }),
    ...(now.alt_text.trim() !== alt_text && { alt_text: now.alt_text.trim() }),
    ...(now.kept !== kept && { kept: now.kept }),
  };
  const isChanged = Object.keys(changed).length > 0;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isChanged || now.name.trim() === '') return;
    if (await change.run(changed)) {
      toasts.success(t`Saved.`);
      onClose();
    }
  };
  return (
    <>
      <Dialog
        title={name}
        width={880}
        busy={change.busy}
        home={home}
        onClose={onClose}
        actions={
          <>
            {mayWrite && (
              <Button danger onClick={() => setAsks(true)}>
                <Trans>Delete</Trans>
              </Button>
            )}
            {mayWrite && (
              <CropButton
                image={media}
                onCropped={() => {
                  toasts.success(t`The cropped image is in the library.`);
                  onClose();
                }}
              />
            )}
            {mayWrite && (
              <Button onClick={onUse}>
                <Trans>Use in a post</Trans>
              </Button>
            )}
            {mayWrite ? (
              <Button
                type="primary"
                htmlType="submit"
                form={form}
                disabled={!isChanged || now.name.trim() === ''}
                loading={change.busy}
              >
                <Trans>Save</Trans>
              </Button>
            ) : (
              <Button onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            )}
          </>
        }
      >
        <div className="library-details">
          <div className="library-look">
            {kind === 'image' ? (
              <img src={url} alt={alt_text || name} />
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: uploads have no captions
              <video src={url} controls playsInline preload="metadata" aria-label={name} />
            )}
            <p className="muted">{factsText(media)}</p>
            <Notices items={[media]} />
          </div>
          <div>
            <form id={form} className="composer-field" onSubmit={(event) => void save(event)}>
              {change.error && (
                <Alert
                  type="error"
                  showIcon
                  role="alert"
                  title={`${t`Couldn’t save the changes.`} ${actionErrorText(change.error)}`}
                />
              )}
              <label htmlFor={`${form}-name`}>
                <Trans>Name</Trans>
                <Input
                  id={`${form}-name`}
                  value={now.name}
                  maxLength={255}
                  disabled={!mayWrite}
                  onChange={(event) => setNow({ ...now, name: event.target.value })}
                />
              </label>
              {kind === 'image' && (
                <label>
                  <Trans>Alt text</Trans>
                  <textarea
                    className="composer-text"
                    rows={3}
                    maxLength={ALT_TEXT_LENGTH}
                    placeholder={t`What the image shows, for people who can’t see it`}
                    disabled={!mayWrite}
                    value={now.alt_text}
                    onChange={(event) =>
                      setNow({ ...now, alt_text: event.target.value.replaceAll('\n', ' ') })
                    }
                  />
                  <span className="muted composer-help">
                    <Trans>
                      New posts will use this alt text. Posts that are already scheduled keep the old alt
                      text.
                    </Trans>
                  </span>
                </label>
              )}
              <div>
                <Checkbox
                  checked={now.kept}
                  disabled={!mayWrite}
                  onChange={(event) => setNow({ ...now, kept: event.target.checked })}
                >
                  <Trans>Keep in the library</Trans>
                </Checkbox>
                <p className="muted composer-help">
                  {now.kept
                    ? t`The file stays until you delete it.`
                    : t`The file is deleted a day after its last use.`}
                </p>
              </div>
            </form>
            <MediaUses id={id} />
          </div>
        </div>
      </Dialog>
      {asks && <DeleteMedia media={media} home={home} onClose={() => setAsks(false)} onDeleted={onClose} />}
    </>
  );
}

interface DeleteMediaProps {
  readonly media: MediaView;
  home(): HTMLElement | null;
  onClose(): void;
  onDeleted(): void;
}

function DeleteMedia({ media, home, onClose, onDeleted }: DeleteMediaProps): ReactNode {
  const { busy, error, run } = useDeleteMedia(media.id, onDeleted);
  return (
    <Question
      title={t`Delete this file?`}
      action={t`Delete file`}
      keep={t`Keep file`}
      danger
      busy={busy}
      error={error && `${t`Couldn’t delete the file.`} ${actionErrorText(error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void run(undefined)}
    >
      <p className="question-name">{media.name}</p>
      <p className="muted">
        <Trans>
          This can’t be undone. Published posts keep the file. You can’t delete a file while a draft or
          scheduled post uses it.
        </Trans>
      </p>
    </Question>
  );
}
