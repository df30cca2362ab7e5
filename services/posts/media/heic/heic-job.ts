export interface HeicJob {
  readonly file: Uint8Array;
  readonly mostPixels: number;
  /** The memory that the decoder may take, in bytes. */
  readonly mostMemory: number;
}

export type HeicAnswer =
  | { readonly type: 'done'; readonly width: number; readonly height: number; readonly pixels: Uint8Array }
  | { readonly type: 'refused'; readonly why: 'damaged' | 'large' };
