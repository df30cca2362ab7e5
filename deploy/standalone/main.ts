import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { runProcess } from '@carillon/kit/run-process.ts';
import { composeStandalone } from './compose.ts';
import { readConfig } from './config.ts';
import { startDemo } from './demo/start-demo.ts';
import { explainStart } from './explain-start.ts';
import { giveBackMemory, giveBackMemoryAfterStart } from './give-back-memory.ts';

/** Enough days to compare the last 90 with the 90 before. */
const DEMO_DAYS = 181;
const demoIsReady = `The demo is ready: log in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`;

await runProcess(async () => {
  const config = await readConfig(process.env);
  const app = await composeStandalone(config, {
    prepareDemo(request) {
      const { done, end } = startDemo({ ...request, days: DEMO_DAYS });
      done.then(
        (prepared) => {
          if (!prepared) return;
          console.log(demoIsReady);
          giveBackMemory();
        },
        (error: unknown) => console.error("Couldn't prepare the demo. The next start tries again:", error),
      );
      return { done, end };
    },
    tell: (line) => console.log(line),
    onStoreCrash(error) {
      console.error(`The embedded store stopped: ${error.message}`);
      process.exit(1);
    },
  }).catch((error: unknown) => explainStart(error, config));
  console.log(`Carillon is ready: ${app.url}`);
  giveBackMemoryAfterStart();
  return app;
});
