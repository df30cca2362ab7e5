import { parseArgs } from 'node:util';
import { runProcess } from '@carillon/kit/run-process.ts';
import { composeDistributed } from './compose.ts';
import { readConfig } from './config.ts';

const { values } = parseArgs({ options: { store: { type: 'string' }, watch: { type: 'string' } } });

await runProcess(async () => {
  const config = await readConfig(process.env, values.store);
  const running = await composeDistributed(config, {
    env: process.env,
    say: (line) => console.log(line),
    onGiveUp: () => process.exit(1),
    watched: values.watch,
  });
  for (const url of running.urls) console.log(`Carillon is ready: ${url}`);
  return running;
});
