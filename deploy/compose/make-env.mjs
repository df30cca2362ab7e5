import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Writes, once, into this folder or the one that is named: .env with the secrets that compose.yaml asks for, and what
// RabbitMQ and Redis know of their users, in which passwords are hashed.
const folder = process.argv[2] ?? import.meta.dirname;
const file = path.join(folder, '.env');
if (existsSync(file)) {
  console.error(`${file} is there already. Keep it: the keys in it open what is stored.`);
  process.exit(1);
}

const seeds = { gateway: randomBytes(32), posts: randomBytes(32), worker: randomBytes(32) };
const password = () => randomBytes(24).toString('hex');
const onBus = { gateway: password(), identity: password(), posts: password(), worker: password() };
const redis = password();
const base64 = (name) => [name, randomBytes(32).toString('base64')];

const env = [
  ...Object.entries(seeds).map(([name, seed]) => [
    `${name.toUpperCase()}_SIGNING_KEY`,
    seed.toString('base64'),
  ]),
  ['SERVICE_PUBLIC_KEYS', `'${JSON.stringify({ keys: Object.entries(seeds).map(publicJwk) })}'`],
  ...['VAULT_KEY', 'CSRF_KEY', 'MEDIA_KEY'].map(base64),
  ['SANDBOX_SECRET', password()],
  ...['ROOT', 'IDENTITY', 'POSTS', 'AI', 'SANDBOX'].map((name) => [`MONGODB_${name}_PASSWORD`, password()]),
  ...Object.entries(onBus).map(([name, text]) => [`RABBITMQ_${name.toUpperCase()}_PASSWORD`, text]),
  ['REDIS_PASSWORD', redis],
];
writeFileSync(file, `${env.map((pair) => pair.join('=')).join('\n')}\n`, { mode: 0o600 });
// The servers' own users read these, so everybody may; a hash of 24 random bytes tells nobody anything.
const open = { mode: 0o644 };
writeFileSync(
  path.join(folder, 'rabbitmq-definitions.json'),
  `${JSON.stringify(definitions(), null, 2)}\n`,
  open,
);
writeFileSync(path.join(folder, 'redis-users.acl'), `${redisUsers().join('\n')}\n`, open);
console.log(`The secrets are in ${file}.`);

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
    gateway: { queues: 'gateway-[a-z.-]+\\.[0-9a-f-]{36}', tells: null },
    identity: { queues: null, tells: 'identity' },
    posts: { queues: null, tells: 'posts' },
    worker: { queues: 'posts\\.(line\\.[0-9a-f-]{36}|resume(\\.dead)?)', tells: 'posts' },
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
