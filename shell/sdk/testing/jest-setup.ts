import { TextDecoder, TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import '@testing-library/jest-dom/jest-globals';

// What browsers have and jsdom lacks.
Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  MessageChannel,
  ReadableStream,
  TransformStream,
  Response,
  Request,
  Headers,
  fetch,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;
