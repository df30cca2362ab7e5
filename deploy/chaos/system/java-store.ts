import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './ports.ts';
import type { Server } from './server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Ends with its standard input, so that it never outlives the runs. */
const SCRIPT = `. .ci/mongo-java-server.sh && start_mongo_java_server && echo "up $SECOND_MONGODB_URI" && read -r _
stop_mongo_java_server`;

/** mongo-java-server, kept over all runs. It has its data in memory, so it must not be killed. */
export async function startJavaStore(): Promise<Pick<Server, 'url' | 'close'>> {
  const env = { ...process.env, MONGO_JAVA_PORT: String(await freePort()) };
  const child = spawn('bash', ['-c', SCRIPT], {
    cwd: ROOT,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'exit');
  const url = await Promise.race([
    readyLine(child.stdout),
    gone.then(() =>
      Promise.reject(new Error('mongo-java-server did not start: it needs Java 17 and Maven.')),
    ),
  ]);
  return {
    url,
    async close() {
      child.stdin.end();
      await gone;
    },
  };
}

const readyLine = (output: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /^up (\S+)$/m.exec(said)?.[1];
      if (url) resolve(url);
    });
  });
