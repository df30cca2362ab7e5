import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';

await runProcess(async () => {
  const config = readConfig();
  makePrivateFolder(config.MEDIA_FOLDER);
  const context = await createContext(config);
  const ops = await listen(
    createHealthApp(context.checks, context.metrics, ['bus']),
    config.OPS_PORT,
    config.HOST,
  );
  const api = await listen(createApp(context), config.PORT, config.HOST);
  context.log.info({ port: api.port, opsPort: ops.port }, 'posts listens');
  return {
    async close() {
      await api.close();
      await context.close();
      await ops.close();
    },
  };
});
