import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom/jest-globals';
import { loadParts } from '@carillon/ui/components/deferred.tsx';
import { beforeAll } from '@jest/globals';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Tests that wait for something on a page never depend on time: only what never comes takes this long.
configure({ asyncUtilTimeout: 30_000 });

// Parts that load on demand are loaded at once, as in a browser that has shown them before.
beforeAll(() => loadParts());

// React takes a stack trace for each element, which no test reads and which is a tenth of a page's time.
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// Inline styles only: jsdom takes seconds to apply antd's sheets, and no test is about them.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// Browser features that jsdom lacks, as stubs.
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
const later = setTimeout;
/** Enough of one for a message from the one end to the other. */
globalThis.MessageChannel ??= class {
  port1 = { onmessage: (_: object) => undefined };
  port2 = { postMessage: (data: unknown) => void later(() => this.port1.onmessage({ data }), 0) };
} as unknown as typeof MessageChannel;
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
// jsdom has no hashes.
if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

Blob.prototype.arrayBuffer ??= function (this: Blob) {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result as ArrayBuffer);
  reader.readAsArrayBuffer(this);
  return promise;
};
