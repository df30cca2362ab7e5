import { runProcess } from '@carillon/kit/run-process.ts';
import { composeStandalone } from './compose.ts';
import { readConfig } from './config.ts';
import { explainStart } from './explain-start.ts';

await runProcess(async () => {
  const config = await readConfig(process.env);
  const app = await composeStandalone(config, {
    onStoreCrash(error) {
      console.error(`The embedded store stopped: ${error.message}`);
      process.exit(1);
    },
  }).catch((error: unknown) => explainStart(error, config));
  console.log(`Carillon is ready: ${app.url}`);
  return app;
});
