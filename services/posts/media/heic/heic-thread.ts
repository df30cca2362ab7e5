import { parentPort, workerData } from 'node:worker_threads';
import type { HeicAnswer, HeicJob } from './heic-job.ts';

const port = parentPort;
if (!port) throw new Error('the HEIC thread was started as a process');
const { file, mostPixels, mostMemory } = workerData as HeicJob;

/** The decoder's own memory grows with what a file asks for, which may be all there is. */
const PAGE = 65_536;
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function growUpTo(pages) {
  if (this.buffer.byteLength + pages * PAGE > mostMemory) throw new RangeError('too much memory');
  return grow.call(this, pages);
};
// The decoder prints what it thinks of a damaged file.
for (const method of ['log', 'warn', 'error', 'info'] as const) console[method] = () => undefined;

const { default: libheif } = await import('libheif-js/wasm-bundle.js');

const answer = await decode().catch((): HeicAnswer => ({ type: 'refused', why: 'damaged' }));
port.postMessage(answer, answer.type === 'done' ? [answer.pixels.buffer as ArrayBuffer] : []);

async function decode(): Promise<HeicAnswer> {
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { type: 'refused', why: 'damaged' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return { type: 'refused', why: 'large' };
  const data = new Uint8ClampedArray(width * height * 4);
  const displayed = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return displayed
    ? { type: 'done', width, height, pixels: onWhite(data) }
    : { type: 'refused', why: 'damaged' };
}

/** Without the fourth channel, in the same memory. */
function onWhite(rgba: Uint8ClampedArray): Uint8Array {
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = (rgba[from + 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel++)
      rgba[to + channel] = (rgba[from + channel] ?? 0) * alpha + 255 * (1 - alpha);
  }
  return new Uint8Array(rgba.buffer, 0, (rgba.length / 4) * 3);
}
