import path from 'node:path';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { httpTransport } from '@carillon/kit/http/service-client.ts';
import { createSigner } from '@carillon/kit/identity/identity-token.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { createSecurityLog } from '@carillon/kit/security-log.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { openRedis } from './http/open-redis.ts';

const root = path.resolve(import.meta.dirname, '..');

await runProcess(async () => {
  const config = readConfig(process.env);
  const securityLog = createSecurityLog('gateway');
  const log = createLogger('gateway', config.LOG_LEVEL);
  const metrics = createMetrics();
  const bus = await createRabbitBus({ url: config.AMQP_URL, log, metrics });
  const redis = config.REDIS_URL ? openRedis(config.REDIS_URL, log) : undefined;
  const context = await createContext({
    publicUrl: config.PUBLIC_URL,
    hosts: config.ALLOWED_HOSTS,
    apiBaseUrl: config.API_BASE_URL,
    listening: { host: config.HOST, port: config.PORT },
    signer: createSigner('gateway', config.SIGNING_KEY),
    csrfKey: config.CSRF_KEY,
    rates: { strict: config.RATE_STRICT, costly: config.RATE_COSTLY, normal: config.RATE_NORMAL },
    trustProxy: config.TRUST_PROXY,
    shellFolder: path.join(root, 'shell/dist'),
    mfesFolder: path.join(root, 'mfes'),
    transports: {
      identity: httpTransport(config.IDENTITY_URL),
      posts: httpTransport(config.POSTS_URL),
      ai: httpTransport(config.AI_URL),
    },
    bus,
    ...(redis && { redis }),
    log,
    securityLog,
    metrics,
    clock: () => new Date(),
  });
  const server = await listen(createApp(context), config.PORT, config.HOST);
  const health = await listen(
    createHealthApp({ bus: () => bus.ping() }, metrics, ['bus']),
    config.OPS_PORT,
    config.OPS_HOST,
  );
  return {
    async close() {
      await context.close();
      await server.close();
      await bus.close();
      redis?.disconnect();
      await health.close();
      securityLog.close();
    },
  };
});
