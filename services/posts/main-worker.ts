import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { createWorker } from './worker.ts';

await runProcess(async () => {
  const config = readConfig();
  makePrivateFolder(config.MEDIA_FOLDER);
  const context = await createContext(config, { callsAs: 'worker' });
  const worker = createWorker(context);
  const checks = { ...context.checks, clock: worker.checkClock };
  const ops = await listen(createHealthApp(checks, context.metrics, ['bus']), config.OPS_PORT, config.HOST);
  await worker.start();
  context.log.info({ opsPort: ops.port, concurrency: context.concurrency }, 'posts publishes');
  return {
    async close() {
      await worker.close();
      await context.close();
      await ops.close();
    },
  };
});
