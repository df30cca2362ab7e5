import { randomBytes } from 'node:crypto';
import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { publicJwksOf } from '@carillon/kit/identity/service-keys.ts';
import { keyNames } from '../standalone/keys.ts';
import { MONGODB_ROOT, mongodbPasswordOf, rabbitmqPasswordOf, redisPasswordOf } from './passwords.ts';
import { usersOf } from './reach.ts';

type Secrets = Readonly<Record<string, string>>;

const PUBLIC = 'SERVICE_PUBLIC_KEYS';

/** Every secret that the composition asks for and that is not known yet. */
export function missingSecrets(
  all: readonly ProcessDescriptor[],
  existing: ReadonlyMap<string, string>,
): Secrets {
  const { signing, others } = keyNames(all);
  const missing = (names: readonly string[]) => names.filter((name) => !existing.has(name));
  const keys = missing([...Object.keys(signing), ...others]).map((name) => [name, random('base64')]);
  const passwords = missing(passwordNames(all)).map((name) => [name, random('hex')]);
  const created: Secrets = Object.fromEntries([...keys, ...passwords]);
  const seeds = Object.entries(signing).map(([name, process]) => [
    process,
    seed(created[name] ?? existing.get(name)),
  ]);
  const before = existing.get(PUBLIC);
  const after = withPublicKeys(before, Object.fromEntries(seeds));
  return after === before ? created : { ...created, [PUBLIC]: after };
}

const random = (as: BufferEncoding): string => randomBytes(32).toString(as);

const seed = (text = ''): Buffer => Buffer.from(text, 'base64');

function passwordNames(all: readonly ProcessDescriptor[]): string[] {
  const using = (server: 'rabbitmq' | 'redis') => all.filter(({ servers }) => servers.includes(server));
  return [
    MONGODB_ROOT,
    ...usersOf('mongodb', all).map(mongodbPasswordOf),
    ...using('rabbitmq').map(({ name }) => rabbitmqPasswordOf(name)),
    ...using('redis').map(({ name }) => redisPasswordOf(name)),
  ];
}

/** The trusted keys, and those of these seeds; quoted for a settings file. */
function withPublicKeys(before: string | undefined, seeds: Readonly<Record<string, Buffer>>): string {
  const existing = before
    ? (JSON.parse(before.replace(/^'(.*)'$/, '$1')) as { keys: { x?: string }[] }).keys
    : [];
  const missing = publicJwksOf(seeds).keys.filter(({ x }) => !existing.some((one) => one.x === x));
  return before && missing.length === 0 ? before : `'${JSON.stringify({ keys: [...existing, ...missing] })}'`;
}
