import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Services } from '@carillon/kit/service/read-services.ts';
import { stringify } from 'yaml';
import { readEnvFile } from '../pieces/env-file.ts';
import { rabbitmqPasswordOf, redisPasswordOf } from '../pieces/passwords.ts';
import { rabbitmqUsers } from '../pieces/rabbitmq-users.ts';
import { redisUsers } from '../pieces/redis-users.ts';
import { missingSecrets } from '../pieces/secrets.ts';
import { piecesOf } from './pieces.ts';

/** Names a release's objects as the chart does (`carillon.name`). */
const nameOf = (release: string): string =>
  (release.includes('carillon') ? release : `${release}-carillon`).slice(0, 40).replace(/-$/, '');

/** Where a release's secrets are, unless a folder is named. */
export const madeFolder = (release: string): string =>
  path.join(import.meta.dirname, 'made', ...(release === 'carillon' ? [] : [release]));

/**
 * Writes files that only their owner can read into a folder: `.env` with an installation's secrets, keeping existing
 * ones; `secrets.yaml` with a Secret for each piece, as the chart requires; and the users of RabbitMQ and Redis.
 * Returns the names of the new secrets.
 */
export function writeSecrets(folder: string, { all, processes }: Services, release = 'carillon'): string[] {
  const name = nameOf(release);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const env = readEnvFile(path.join(folder, '.env'));
  const missing = missingSecrets(processes, env.set);
  if (Object.keys(missing).length > 0) env.write(missing);
  const secretOf = (one: string): string | undefined =>
    (missing[one] ?? env.set.get(one))?.replace(/^'(.*)'$/, '$1');
  const secrets = Object.entries(piecesOf({ all, processes, operations: [] }, [])).map(([one, piece]) => {
    const secretEntries = Object.entries({ ...piece.optionalSecrets, ...piece.secrets });
    const stringData = secretEntries.flatMap(([key, from]) => {
      const value = secretOf(from);
      return value ? [[key, value]] : [];
    });
    return secret(`${name}-${one}`, Object.fromEntries(stringData));
  });
  const redis = redisUsers(processes, (one) => secretOf(redisPasswordOf(one)) ?? '');
  const rabbitmq = rabbitmqUsers(all, (one) => secretOf(rabbitmqPasswordOf(one)) ?? '');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text, { mode: 0o600 });
  write('rabbitmq-definitions.json', `${JSON.stringify(rabbitmq, null, 2)}\n`);
  write('redis-users.acl', redis);
  write('secrets.yaml', [...secrets, secret(`${name}-redis-users`, { 'user.acl': redis })].join('---\n'));
  return Object.keys(missing);
}

const secret = (name: string, stringData: Readonly<Record<string, string>>): string =>
  stringify(
    { apiVersion: 'v1', kind: 'Secret', metadata: { name }, type: 'Opaque', stringData },
    { lineWidth: 0 },
  );
