// What micro-frontends take from the shell is brought only when something here asks for it.
import '@lingui/core';
import { startLocale } from './locale/start-locale.ts';

await startLocale();
// In the same script, but evaluated only now: messages may be anywhere in it.
await import(/* webpackMode: "eager" */ './app.tsx');
