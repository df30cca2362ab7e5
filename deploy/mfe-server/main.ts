import { ConfigError, loadConfig } from '@carillon/kit/config.ts';
import { createHealthApp } from '@carillon/kit/health.ts';
import { listen } from '@carillon/kit/http/listen.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { createApp } from './app.ts';
import { settings } from './config.ts';
import { type Build, readBuild } from './read-build.ts';

await runProcess(async () => {
  const config = loadConfig(settings, process.env);
  const build = buildIn(config.MFE_FOLDER);
  const log = createLogger(`mfe-${build.name}`, config.LOG_LEVEL);
  const metrics = createMetrics();
  const ops = await listen(createHealthApp({}, metrics), config.OPS_PORT, config.OPS_HOST);
  const files = await listen(createApp({ build, log, metrics }), config.PORT, config.HOST);
  log.info({ port: files.port, opsPort: ops.port, files: build.files.size }, `${build.name} is ready`);
  return {
    async close() {
      await files.close();
      await ops.close();
    },
  };
});

function buildIn(folder: string): Build {
  try {
    return readBuild(folder);
  } catch (error) {
    throw new ConfigError([`MFE_FOLDER: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
