import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { useMay } from '@carillon/sdk/index.ts';
import { Button, deferred } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CropDialogProps } from './crop-dialog.tsx';

const CropDialog = deferred<CropDialogProps>(
  async () => (await import('./crop-dialog.tsx')).CropDialog,
  () => null,
);

type Cropped = Pick<MediaView, 'id' | 'name' | 'kind' | 'width' | 'height'> & {
  readonly type?: string;
  readonly url: string | null;
};

interface CropButtonProps {
  /** Null for a file that the library does not have yet. */
  readonly image: Cropped | null;
  readonly className?: string;
  onCropped(media: MediaView): void;
}

/** A button to crop an image. Renders nothing for a video or an animation, which can't be cropped. */
export function CropButton({ image, className, onCropped }: CropButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const mayCrop = useMay(cropMedia);
  if (!mayCrop || !image?.url || !image.width || !image.height) return null;
  if (image.kind !== 'image' || image.type === 'image/gif') return null;
  const { id, name, url, width, height } = image;
  return (
    <>
      <Button className={className} aria-label={t`Crop ${name}`} onClick={() => setOpen(true)}>
        <Trans>Crop</Trans>
      </Button>
      {open && (
        <CropDialog
          image={{ id, name, url, width, height }}
          onClose={() => setOpen(false)}
          onCropped={(media) => {
            setOpen(false);
            onCropped(media);
          }}
        />
      )}
    </>
  );
}
