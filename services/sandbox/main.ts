import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { createSandboxApp } from './app.ts';
import { readConfig, sandboxSettings } from './config.ts';
import { createProcessApp } from './process-app.ts';

/** The sandbox network as a process of its own. */
await runProcess(async () => {
  const config = readConfig();
  makePrivateFolder(config.SANDBOX_MEDIA_FOLDER);
  const log = createLogger('sandbox', config.LOG_LEVEL);
  const metrics = createMetrics();
  const connection = await connectStore(config.MONGODB_URI, `${config.MONGODB_PREFIX}_sandbox`);
  const sandbox = createSandboxApp({ ...sandboxSettings(config), connection, clock: () => new Date(), log });
  const app = createProcessApp(sandbox, { publicUrl: config.SANDBOX_URL, metrics });
  const server = await listen(app, config.PORT, config.HOST);
  const health = createHealthApp({ store: () => pingStore(connection) }, metrics);
  const ops = await listen(health, config.OPS_PORT, config.HOST);
  const { port } = server;
  log.info({ port, opsPort: ops.port, publicUrl: config.SANDBOX_URL }, 'the sandbox network is open');
  return {
    async close() {
      await server.close();
      await connection.close();
      await ops.close();
    },
  };
});
