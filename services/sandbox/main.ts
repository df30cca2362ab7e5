import { createClosing } from '@carillon/kit/closing.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { connectStore } from '@carillon/kit/store/connect.ts';
import { Hono } from 'hono';
import { createSandboxApp } from './app.ts';
import { readConfig } from './config.ts';

/** The sandbox network as a process of its own. */
await runProcess(async () => {
  const config = readConfig();
  const log = createLogger('sandbox', config.LOG_LEVEL);
  const closing = createClosing();
  const connection = await connectStore(config.MONGODB_URI, `${config.MONGODB_PREFIX}_sandbox`);
  closing.add(() => connection.close());
  const sandbox = createSandboxApp({
    connection,
    clock: () => new Date(),
    publicUrl: config.SANDBOX_URL,
    secret: config.SANDBOX_SECRET,
    log,
    mediaFolder: config.SANDBOX_MEDIA_FOLDER,
    adminToken: config.SANDBOX_ADMIN_TOKEN,
    limits: {
      appCallsAnHour: config.SANDBOX_APP_CALLS,
      pageCallsAnHour: config.SANDBOX_PAGE_CALLS,
      instagramPostsADay: config.SANDBOX_INSTAGRAM_POSTS,
    },
    ...(config.SANDBOX_MEDIA_ORIGINS && { mediaOrigins: config.SANDBOX_MEDIA_ORIGINS }),
    ...(config.SANDBOX_REDIRECT_ORIGINS && { redirectOrigins: config.SANDBOX_REDIRECT_ORIGINS }),
  });
  const app = new Hono().route(new URL(config.SANDBOX_URL).pathname, sandbox);
  const server = await listen(app, config.PORT, config.HOST);
  closing.add(() => server.close());
  log.info({ port: server.port, publicUrl: config.SANDBOX_URL }, 'the sandbox network is open');
  return closing;
});
