import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { useMay } from '@carillon/sdk/index.ts';
import { Button, deferred } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CropDialogProps } from './crop-dialog.tsx';

export const CropDialog = deferred<CropDialogProps>(
  async () => (await import('./crop-dialog.tsx')).CropDialog,
  () => null,
);

type Cropped = Pick<MediaView, 'id' | 'name' | 'kind' | 'width' | 'height'> & {
  readonly type?: string;
  readonly url: string | null;
};

/** Returns what cropping needs of an image; null for a video or an animation, which can't be cropped. */
export function croppable(image: Cropped | null): CropDialogProps['image'] | null {
  if (!image?.url || !image.width || !image.height) return null;
  if (image.kind !== 'image' || image.type === 'image/gif') return null;
  const { id, name, url, width, height } = image;
  return { id, name, url, width, height };
}

interface OpenCropButtonProps {
  /** Null for a file that the library does not have yet. */
  readonly image: Cropped | null;
  readonly className?: string;
  onOpen(): void;
}

/** Asks for an image to be cropped. Renders nothing where that can't be done. */
export function OpenCropButton({ image, className, onOpen }: OpenCropButtonProps): ReactNode {
  const mayCrop = useMay(cropMedia);
  const cropped = croppable(image);
  if (!mayCrop || !cropped) return null;
  return (
    <Button className={className} aria-label={t`Crop ${{ name: cropped.name }}`} onClick={onOpen}>
      <Trans>Crop</Trans>
    </Button>
  );
}

interface CropButtonProps {
  readonly image: Cropped | null;
  onCropped(media: MediaView): void;
}

/** The same with its dialog. */
export function CropButton({ image, onCropped }: CropButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const cropped = croppable(image);
  return (
    <>
      <OpenCropButton image={image} onOpen={() => setOpen(true)} />
      {open && cropped && (
        <CropDialog
          image={cropped}
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
