import { startEmbeddedStore } from '../start.ts';

// A separate process, so that a test can kill it without warning.
const store = await startEmbeddedStore({ folder: process.argv[2] ?? '' });
process.send?.(store.uri);
