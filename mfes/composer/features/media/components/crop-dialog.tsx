import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { actionErrorText, Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useCrop } from '../api/use-crop.ts';
import { CROP_RATIOS, ORIGINAL, wholePixels } from '../model/crop-ratios.ts';
import styles from './crop-dialog.css';

export interface CropDialogProps {
  readonly image: {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
  };
  onClose(): void;
  onCropped(media: MediaView): void;
}

const MAX_ZOOM = 5;
const ZOOM_STEP = 0.05;

/** Which part of an image is taken: by a shape, by dragging and zooming, or with the arrow keys. */
export function CropDialog({ image, onClose, onCropped }: CropDialogProps): ReactNode {
  const [shape, setShape] = useState(ORIGINAL);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area | null>(null);
  // One id for each part, so that a second try after a lost answer makes no second file.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const { busy, error, run } = useCrop(image.id, onCropped);
  const area = part && wholePixels(part, image);
  const isAll = area?.width === image.width && area.height === image.height;
  return (
    <Dialog
      title={t`Crop ${{ name: image.name }}`}
      width={720}
      busy={busy}
      onClose={onClose}
      status={
        <p role="status" className="muted">
          {area && pixelsText(area)} <Trans>The original stays in the library.</Trans>
        </p>
      }
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={!area || isAll}
            onClick={() => area && void run({ new_id: newId, ...area })}
          >
            <Trans>Crop image</Trans>
          </Button>
        </>
      }
    >
      <style href="crop" precedence="default">
        {styles}
      </style>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`${t`Couldn’t crop the image.`} ${actionErrorText(error)}`}
        />
      )}
      <fieldset className="crop-shapes">
        <legend>
          <Trans>Shape</Trans>
        </legend>
        {CROP_RATIOS.map((one) => (
          <label key={one.name}>
            <input
              type="radio"
              name="shape"
              checked={one === shape}
              onChange={() => {
                setShape(one);
                setCrop({ x: 0, y: 0 });
                setZoom(1);
              }}
            />
            <span>
              <b>{one.name}</b> <span className="muted">{one.suits}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="crop-area" dir="ltr">
        <Cropper
          image={image.url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={shape.ratio ?? image.width / image.height}
          keyboardStep={4}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            setPart(pixels);
            setNewId(crypto.randomUUID());
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t`The part to keep. Move it with the arrow keys.` }}
        />
      </div>
      <label className="crop-zoom">
        <Trans>Zoom</Trans>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}

const pixelsText = ({ width, height }: Pick<Area, 'width' | 'height'>): string =>
  t`${width} × ${height} pixels.`;
