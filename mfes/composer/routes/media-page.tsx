import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { useMay, useSession, useToasts, useUserStorage } from '@carillon/sdk/index.ts';
import { Button, EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useStartDraft } from '../features/drafts/api/use-opened-draft.ts';
import { EMPTY } from '../features/drafts/model/content.ts';
import { unsavedDrafts } from '../features/drafts/model/unsaved-drafts.ts';
import { useLibraryUploads } from '../features/media/api/use-library-uploads.ts';
import { LibraryBrowser } from '../features/media/components/library-browser.tsx';
import { LibraryUploads } from '../features/media/components/library-uploads.tsx';
import { MediaDetails } from '../features/media/components/media-details.tsx';
import { FileInput } from '../features/media/components/media-picker.tsx';
import { noticeText } from '../features/media/model/notice-text.ts';
import libraryStyles from '../lib/library-styles.css';
import styles from '../lib/styles.css';

/** The images and videos of the workspace: uploaded once, used in many posts. */
export function MediaPage(): ReactNode {
  const mayWrite = useMay(uploadMedia);
  const toasts = useToasts();
  const uploads = useLibraryUploads(({ name, notice }) => {
    if (notice) toasts.warning(noticeText(notice, name));
  });
  const [openMedia, setOpenMedia] = useState<MediaView | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const home = (): HTMLElement | null => page.current;
  const upload = mayWrite && (
    <Button type="primary" onClick={() => files.current?.click()}>
      <Trans>Upload files</Trans>
    </Button>
  );
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (mayWrite) uploads.add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button too
    <div
      ref={page}
      tabIndex={-1}
      className="page library"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <style href="composer" precedence="default">
        {styles}
      </style>
      <style href="library" precedence="default">
        {libraryStyles}
      </style>
      <PageHeader
        title={t`Media Library`}
        line={t`Files you upload here stay until you delete them. Files added to a post are deleted a day after they are last used, unless you keep them.`}
        action={upload}
      />
      <FileInput ref={files} hidden aria-label={t`Files to upload`} onAdd={uploads.add} />
      <LibraryUploads uploads={uploads} />
      <LibraryBrowser
        level={2}
        onChoose={setOpenMedia}
        empty={
          <EmptyState
            level={2}
            title={t`No files yet`}
            action={
              mayWrite && (
                <Button onClick={() => files.current?.click()}>
                  <Trans>Choose images and videos</Trans>
                </Button>
              )
            }
          >
            {mayWrite
              ? t`Upload images and videos, or drop them here, then use them in as many posts as you like.`
              : t`Images and videos that this workspace’s writers upload appear here.`}
          </EmptyState>
        }
      />
      {openMedia && (
        <Details key={openMedia.id} media={openMedia} home={home} onClose={() => setOpenMedia(null)} />
      )}
    </div>
  );
}

interface DetailsProps {
  readonly media: MediaView;
  home(): HTMLElement | null;
  onClose(): void;
}

function Details({ media, home, onClose }: DetailsProps): ReactNode {
  const storage = useUserStorage();
  const { user } = useSession();
  if (!storage || !user) return null;
  return (
    <WithDrafts
      media={media}
      home={home}
      onClose={onClose}
      unsaved={unsavedDrafts(storage, user.workspace)}
    />
  );
}

function WithDrafts({
  media,
  unsaved,
  ...rest
}: DetailsProps & { unsaved: ReturnType<typeof unsavedDrafts> }): ReactNode {
  const start = useStartDraft(unsaved);
  return (
    <MediaDetails
      media={media}
      {...rest}
      onUse={() => start({ content: { ...EMPTY, media_ids: [media.id] }, media: [media] })}
    />
  );
}
