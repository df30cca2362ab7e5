import '@testing-library/jest-dom/jest-globals';

// Inline styles only: jsdom takes seconds to apply antd's sheets, and no test is about them.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// What every page may ask of a browser and jsdom has not, in a form that does nothing.
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
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
