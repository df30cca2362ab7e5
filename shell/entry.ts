// Micro-frontends share these modules, so the shell must import them.
import '@lingui/core';
import { startLocale } from './locale/start-locale.ts';

await startLocale();
// In the same script, but evaluated only now: messages may be anywhere in it.
await import(/* webpackMode: "eager" */ './app.tsx');
