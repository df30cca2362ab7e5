import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';

// A process of its own, which a round kills without warning.
const store = await startEmbeddedStore({ folder: process.argv[2] ?? '' });
process.send?.(store.uri);
