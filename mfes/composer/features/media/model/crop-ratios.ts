import type { Shape } from '@carillon/contracts/networks/network.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** A shape to crop to, and where it is shown well. */
export interface CropRatio {
  readonly name: string;
  /** Width by height; null for the image's own. */
  readonly ratio: number | null;
  readonly suits: string;
}

export const ORIGINAL: CropRatio = { name: t`Original`, ratio: null, suits: t`The image’s original shape` };
export const CROP_RATIOS: readonly CropRatio[] = [
  ORIGINAL,
  cropRatio('1:1', 1),
  cropRatio('4:5', 4 / 5, t`portrait`),
  cropRatio('1.91:1', 1.91, t`landscape`),
  cropRatio('16:9', 16 / 9, t`landscape`),
  cropRatio('9:16', 9 / 16, t`full-screen portrait on a phone`),
];

function cropRatio(name: Shape, ratio: number, way?: string): CropRatio {
  const labels = NETWORKS.filter(({ media }) => media.shapes.includes(name)).map(({ label }) => label);
  return { name, ratio, suits: [listText(labels), ...(way ? [way] : [])].join(', ') };
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of an image in whole pixels, within the image. */
export function wholePixels(part: Part, image: { readonly width: number; readonly height: number }) {
  const left = Math.min(Math.max(Math.round(part.x), 0), image.width - 1);
  const top = Math.min(Math.max(Math.round(part.y), 0), image.height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(Math.round(part.width), 1), image.width - left),
    height: Math.min(Math.max(Math.round(part.height), 1), image.height - top),
  };
}
