import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';

await runProcess(async () => {
  const config = readConfig();
  const context = await createContext(config);
  const ops = await listen(createHealthApp(context.checks, context.metrics), config.OPS_PORT, config.HOST);
  const api = await listen(createApp(context), config.PORT, config.HOST);
  return {
    async close() {
      await api.close();
      await context.close();
      await ops.close();
    },
  };
});
