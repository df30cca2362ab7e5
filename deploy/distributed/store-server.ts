import { startServer } from '@carillon/embedded-store/server.ts';
import { loadConfig, setting } from '@carillon/kit/config.ts';
import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { z } from 'zod';

const schema = z.object({
  STORE_FOLDER: z.string('must be set: the folder where the data is kept'),
  /** A Unix socket, guarded by the folder's permissions; a loopback port where sockets aren't supported. */
  STORE_SOCKET: z.string().optional(),
  PORT: setting.port(27_017),
  OPS_PORT: setting.port(9070),
  LOG_LEVEL: setting.logLevel(),
});

/**
 * The embedded store as a separate process, for one machine; use MongoDB for more. It has no second thread, so any
 * fatal error ends the process with 1.
 */
await runProcess(async () => {
  const { STORE_FOLDER, STORE_SOCKET, PORT, OPS_PORT, LOG_LEVEL } = loadConfig(schema, process.env);
  const log = createLogger('store', LOG_LEVEL);
  const address = STORE_SOCKET ? { socketPath: STORE_SOCKET } : { port: PORT };
  log.info({ folder: STORE_FOLDER }, 'store opens its folder');
  const store = await startServer(STORE_FOLDER, address);
  process.once('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'store ends: it can’t go on'));
  const ops = await listen(createHealthApp({}), OPS_PORT, '127.0.0.1');
  log.info({ opsPort: ops.port, pid: process.pid }, `store listens at ${store.uri}`);
  return {
    async close() {
      await store.close();
      await ops.close();
      log.info('store has closed');
    },
  };
});
