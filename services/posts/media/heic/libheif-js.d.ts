/** The part of the package used here, which has no types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    /** In pixels, rotated as the file says. */
    get_width(): number;
    get_height(): number;
    is_primary(): number | boolean;
    /** Fills `into` with RGBA; calls back with null where the image can't be decoded. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
  }
  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): readonly HeifImage[] };
  };
  export default libheif;
}
