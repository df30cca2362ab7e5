import { type ProcessDescriptor, signingKeyOf, signs } from '@carillon/contracts/service.ts';

const SERVER_ADDRESSES = { mongodb: 'MONGODB_URI', rabbitmq: 'AMQP_URL', redis: 'REDIS_URL' } as const;

/** The settings of a process that nobody else may see. */
const secretsOf = ({ keys, previousKeys, servers, settings, ...process }: ProcessDescriptor): string[] => [
  ...keys,
  ...Object.keys(previousKeys),
  ...servers.map((server) => SERVER_ADDRESSES[server]),
  ...Object.keys(settings).filter((name) => settings[name]?.secret),
  ...(signs(process) ? ['SIGNING_KEY'] : []),
];

/** An empty text, which counts as not set, for every secret that is others' alone: the launcher's environment may have it. */
export function withhold(
  process: ProcessDescriptor | null,
  all: readonly ProcessDescriptor[],
): Record<string, string> {
  const ownSecrets = new Set(process ? secretsOf(process) : []);
  const secrets = all.flatMap((one) => [...secretsOf(one), signingKeyOf(one.name)]);
  return Object.fromEntries(secrets.filter((name) => !ownSecrets.has(name)).map((name) => [name, '']));
}
