import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '../start.ts';
import { copyBehaviour } from './copy-behaviour.ts';

copyBehaviour('into another embedded store', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'target-'));
  const store = await startEmbeddedStore({ folder });
  return {
    uri: store.uri,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
