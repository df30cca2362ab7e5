import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { loadConfig, setting } from '@carillon/kit/config.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { z } from 'zod';
import { createApp } from './app.ts';
import { createReloads } from './reloads.ts';
import { watchBuild } from './watch-build.ts';

// `npm run dev -w mfes/NAME`: builds that micro-frontend whenever a source changes, and shows it in a Carillon that runs.
const settings = z.object({
  /** A Carillon that runs, here or anywhere. */
  CARILLON_URL: setting.url().default('http://localhost:8080'),
  DEV_PORT: setting.port(8100),
});

const folder = path.resolve(ROOT, process.argv[2] ?? '');

await runProcess(async () => {
  const { CARILLON_URL: carillon, DEV_PORT: port } = loadConfig(settings, process.env);
  const dist = path.join(ROOT, '.cache/dev', path.basename(folder));
  mkdirSync(dist, { recursive: true });
  const reloads = createReloads();
  const build = await watchBuild(folder, dist, {
    built(ms) {
      console.log(`Built in ${(ms / 1000).toFixed(1)} s.`);
      reloads.tell();
    },
    failed: (faults) => console.error(`Not built; the pages show the build before.\n${faults}`),
  });
  const app = createApp({ carillon, dist, reloads });
  const { port: listeningPort, close } = await listen(app, port);
  console.log(
    `${path.basename(folder)} is at http://localhost:${listeningPort}, with all else from ${carillon}.`,
  );
  return {
    async close() {
      reloads.close();
      await build.close();
      await close();
    },
  };
});
