/** What the thread is asked for. */
export interface HeicJob {
  readonly file: Uint8Array;
  readonly mostPixels: number;
  /** What the decoder may take, bytes. */
  readonly mostMemory: number;
}

export type HeicAnswer =
  | { readonly type: 'done'; readonly width: number; readonly height: number; readonly pixels: Uint8Array }
  | { readonly type: 'refused'; readonly why: 'damaged' | 'large' };
