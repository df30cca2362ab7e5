import path from 'node:path';
import { freePort } from '../../../deploy/processes/ports.ts';
import { runChild, whenReady } from '../../../deploy/processes/run-child.ts';
import type { Server } from '../../../deploy/standalone/testing/servers/server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The first time it is built. */
const TIMEOUT_MS = 600_000;
/** Ends with its standard input, so that it never outlives the runs. */
const SCRIPT = `. .ci/mongo-java-server.sh && start_mongo_java_server && echo "up $SECOND_MONGODB_URI" && read -r _
stop_mongo_java_server`;

/** mongo-java-server, kept over all runs. It has its data in memory, so it must not be killed. */
export async function startJavaStore(): Promise<Pick<Server, 'url' | 'close'>> {
  const env = { ...process.env, MONGO_JAVA_PORT: String(await freePort()) };
  const child = runChild({
    name: 'mongo-java-server',
    command: 'bash',
    args: ['-c', SCRIPT],
    cwd: ROOT,
    env,
    talks: 'input',
    detached: true,
  });
  const url = await whenReady(child, /^up (\S+)$/m, TIMEOUT_MS).catch((cause) => {
    throw new Error('mongo-java-server did not start: it needs Java 17 and Maven.', { cause });
  });
  return {
    url,
    async close() {
      child.process.stdin?.end();
      await child.over;
    },
  };
}
