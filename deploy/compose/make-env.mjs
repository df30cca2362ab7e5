import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Writes into this folder, or the one that is named: what RabbitMQ and Redis know of their users, in which passwords are
// hashed, and .env with the secrets that compose.yaml asks for. What .env says already stays as it is: its keys open what
// is stored.
const folder = process.argv[2] ?? import.meta.dirname;
const file = path.join(folder, '.env');
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const known = readEnv(before);
const made = new Map();

/** As .env says, or else made now. */
function secret(name, make) {
  const value = known.get(name) || made.get(name) || make();
  if (!known.get(name)) made.set(name, value);
  return value;
}
const password = (name) => secret(name, () => randomBytes(24).toString('hex'));
const key = (name) => secret(name, () => randomBytes(32).toString('base64'));

const seedOf = (name) => Buffer.from(key(`${name.toUpperCase()}_SIGNING_KEY`), 'base64');
const publicKeys = ['gateway', 'posts', 'worker'].map((name) => publicJwk([name, seedOf(name)]));
secret('SERVICE_PUBLIC_KEYS', () => `'${JSON.stringify({ keys: publicKeys })}'`);
if (!made.has('SERVICE_PUBLIC_KEYS')) believeToo(publicKeys);
for (const name of ['VAULT_KEY', 'CSRF_KEY', 'MEDIA_KEY', 'SANDBOX_KEY']) key(name);
for (const name of ['ROOT', 'IDENTITY', 'POSTS', 'AI', 'NOTIFICATIONS', 'SANDBOX'])
  password(`MONGODB_${name}_PASSWORD`);
const services = ['gateway', 'identity', 'posts', 'worker', 'notifications'];
const onBus = Object.fromEntries(
  services.map((name) => [name, password(`RABBITMQ_${name.toUpperCase()}_PASSWORD`)]),
);
const redis = password('REDIS_PASSWORD');

const beside = {
  'rabbitmq-definitions.json': () => `${JSON.stringify(definitions(), null, 2)}\n`,
  'redis-users.acl': () => `${redisUsers().join('\n')}\n`,
};
for (const [name, text] of Object.entries(beside)) {
  const target = path.join(folder, name);
  // The servers' own users read these, so everybody may; a hash of 24 random bytes tells nobody anything.
  if (made.size > 0 || !existsSync(target)) writeFileSync(target, text(), { mode: 0o644 });
}
// The last of all, and at once: what is broken off before it can be run again.
if (made.size > 0) {
  const kept = before.split('\n').filter((line) => line !== '' && !made.has(nameIn(line)));
  const lines = [...kept, ...[...made].map((pair) => pair.join('='))];
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
const names = known.size > 0 && made.size > 0 ? `: ${[...made.keys()].join(', ')} were added` : '';
console.log(made.size > 0 ? `The secrets are in ${file}${names}.` : `${file} has every secret already.`);

function nameIn(line) {
  return /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1];
}

/** Values as they stand; those that are empty are missing. */
function readEnv(text) {
  const pairs = text.split('\n').map((line) => [nameIn(line), line.slice(line.indexOf('=') + 1).trim()]);
  return new Map(pairs.filter(([name, value]) => name && value));
}

/** A signing key that was made now is believed beside those that were. */
function believeToo(keys) {
  const text = known.get('SERVICE_PUBLIC_KEYS');
  const { keys: believed } = JSON.parse(text.replace(/^(['"])(.*)\1$/, '$2'));
  const missing = keys.filter(({ x }) => !believed.some((one) => one.x === x));
  if (missing.length > 0)
    made.set('SERVICE_PUBLIC_KEYS', `'${JSON.stringify({ keys: [...believed, ...missing] })}'`);
}

/** The same as services/kit/identity/service-keys.ts makes of it. */
function publicJwk([name, seed]) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  const { x } = key.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'Ed25519', kid: `${name}:${x.slice(0, 8)}`, x };
}

/** Who may declare, fill and read what (services/kit/bus/rabbit-link.ts), and with which events. */
function definitions() {
  const exchanges = 'carillon\\.(events|dead)';
  const rights = {
    // Listens, and tells nothing.
    gateway: { queues: 'gateway\\.[a-z.-]+\\.[0-9a-f-]{36}', tells: null },
    identity: { queues: null, tells: 'identity' },
    posts: { queues: null, tells: 'posts' },
    worker: { queues: 'worker\\.(wake-up\\.[0-9a-f-]{36}|resume(\\.dead)?)', tells: 'posts' },
    notifications: { queues: 'notifications\\.(publications|connections)(\\.dead)?', tells: 'notifications' },
  };
  const all = Object.entries(rights);
  const only = (...names) => `^(${names.filter(Boolean).join('|') || '-'})$`;
  return {
    vhosts: [{ name: 'carillon' }],
    users: all.map(([name]) => ({
      name,
      password_hash: rabbitHash(onBus[name]),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    })),
    permissions: all.map(([user, { queues, tells }]) => ({
      user,
      vhost: 'carillon',
      configure: only(exchanges, queues),
      // A queue that has a dead-letter exchange is declared by whoever may write there.
      write: only(tells && 'carillon\\.events', queues, queues && 'carillon\\.dead'),
      read: only(queues && exchanges, queues),
    })),
    topic_permissions: all.map(([user, { tells }]) => ({
      user,
      vhost: 'carillon',
      exchange: 'carillon.events',
      write: tells ? `^${tells}\\.` : '^-$',
      read: '.*',
    })),
  };
}

function rabbitHash(text) {
  const salt = randomBytes(4);
  return Buffer.concat([salt, createHash('sha256').update(salt).update(text).digest()]).toString('base64');
}

/** The gateways count calls there; anybody may ask whether it is up. */
function redisUsers() {
  const hash = createHash('sha256').update(redis).digest('hex');
  return [
    'user default on nopass nocommands +ping',
    `user gateway on #${hash} ~carillon-* nocommands +ping +info +eval +evalsha +set +get +del +incrby +pttl +pexpire +multi +exec`,
  ];
}
