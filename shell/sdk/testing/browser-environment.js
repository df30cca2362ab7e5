import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with what browsers have and jsdom lacks, from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
      WritableStream,
      DecompressionStream,
      Response,
      Request,
      Headers,
      fetch,
      structuredClone,
    });
  }
}
