import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type Services } from '@carillon/kit/service/read-services.ts';
import { stringify } from 'yaml';
import { readEnvFile } from '../pieces/env-file.ts';
import { hashOf } from '../pieces/hash.ts';
import { mfeNames } from '../pieces/mfes.ts';
import { rabbitmqPasswordOf, redisPasswordOf } from '../pieces/passwords.ts';
import { rabbitmqUsers } from '../pieces/rabbitmq-users.ts';
import { redisUsers } from '../pieces/redis-users.ts';
import { missingSecrets } from '../pieces/secrets.ts';
import { composition } from './composition.ts';

const HEADER = `# Written by "npm run compose" from the services' descriptors: change those, or .env beside this file.\n`;

/** YAML 1.1, whose readers take an unquoted `no` for false. */
const YAML = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;

/**
 * Writes the files for `docker compose` into a folder: `compose.yaml`, the users of RabbitMQ and Redis with hashed
 * passwords, and `.env` with the secrets. Values already in `.env` stay, because its keys decrypt stored data.
 * Returns the names of the new secrets.
 */
export function writeComposition(folder: string, { all, processes }: Services): string[] {
  mkdirSync(folder, { recursive: true });
  const env = readEnvFile(path.join(folder, '.env'));
  const missing = missingSecrets(processes, env.set);
  const passwordOf = (name: string): string => missing[name] ?? env.set.get(name) ?? '';
  const users = {
    rabbitmq: `${JSON.stringify(
      rabbitmqUsers(all, (process) => passwordOf(rabbitmqPasswordOf(process))),
      null,
      2,
    )}\n`,
    redis: redisUsers(processes, (process) => passwordOf(redisPasswordOf(process))),
  };
  // First, so that whatever is written later has its secrets.
  if (Object.keys(missing).length > 0) env.write(missing);
  // The servers' own users read these, so everybody may; a hash of 32 random bytes tells nobody anything.
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text, { mode: 0o644 });
  write('rabbitmq-definitions.json', users.rabbitmq);
  write('redis-users.acl', users.redis);
  const version = (text: string): string => hashOf(text).toString('hex').slice(0, 16);
  const definition = composition(all, {
    here: from(folder, import.meta.dirname),
    root: from(folder, ROOT),
    mfes: mfeNames(),
    users: { rabbitmq: version(users.rabbitmq), redis: version(users.redis) },
  });
  write('compose.yaml', HEADER + stringify(definition, YAML));
  return Object.keys(missing);
}

/** A path that compose recognizes as one, and not as a volume's name. */
const from = (folder: string, place: string): string =>
  `./${path.relative(folder, place).replaceAll(path.sep, '/')}`;
