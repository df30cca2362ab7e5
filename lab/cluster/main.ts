import { type Cluster, KUBERNETES, ROOT, startCluster } from './cluster.ts';
import { run } from './commands.ts';
import { prepareCluster } from './prepare.ts';
import { STEPS } from './steps.ts';

// `npm run cluster:test`: the chart on a real API server. Its programs are built the first time, and kept in .cache/cluster.

/** Milliseconds after which what hangs is given up. */
const DEADLINE = 40 * 60_000;

const runTimed = async (name: string, job: () => Promise<unknown>): Promise<void> => {
  const start = performance.now();
  const result = await job();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${name}${typeof result === 'string' ? ` (${result})` : ''}`);
};

let cluster: Cluster | undefined;
const end = async (status: number): Promise<never> => {
  await cluster?.stop();
  process.exit(status);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(130));

await runTimed('the programs are built', async () => {
  await run('bash', ['lab/cluster/build-tools.sh'], { cwd: ROOT });
  await run('bash', ['lab/cluster/build-kubernetes.sh', KUBERNETES], { cwd: ROOT });
});
setTimeout(() => {
  console.error('The deadline is over.');
  end(1);
}, DEADLINE).unref();

try {
  await runTimed(`Kubernetes ${KUBERNETES} starts`, async () => {
    cluster = await startCluster();
    await prepareCluster(cluster);
  });
  for (const { name, run: step } of STEPS) {
    await runTimed(name, async () => {
      try {
        return cluster && (await step(cluster));
      } catch (error) {
        throw new Error(`This does not hold: ${name}`, { cause: error });
      }
    });
  }
  console.log(`${STEPS.length} steps hold.`);
  await end(0);
} catch (error) {
  console.error(error);
  if (cluster)
    console.error(
      (await cluster.kubectl('get', 'pods,events', '-A').catch(() => undefined))?.stdout.slice(-6000),
    );
  await end(1);
}
