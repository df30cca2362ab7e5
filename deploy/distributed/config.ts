import { ConfigError, loadConfigs, setting } from '@carillon/kit/config.ts';
import { readServices, type Services } from '@carillon/kit/service/read-services.ts';
import { z } from 'zod';
import { type Environment, installationSettings } from '../standalone/config.ts';
import { type Keys, keyNames, keySettings } from '../standalone/keys.ts';

/** Settings of the launcher itself. Every other setting of a service reaches it unchanged. */
const launcherSettings = installationSettings.extend({ AMQP_URL: setting.amqpUrl() });

export interface DistributedConfig extends z.output<typeof launcherSettings> {
  readonly services: Services;
  /** The ones that are set. */
  readonly keys: Keys;
  /** The number of instances of a process, by the setting for it. */
  readonly replicas: Readonly<Record<string, number>>;
}

/**
 * @param store what `--store` says: `embedded` passes over MONGODB_URI
 * @throws ConfigError listing every fault
 */
export async function readConfig(env: Environment, store?: string): Promise<DistributedConfig> {
  if (store !== undefined && store !== 'embedded')
    throw new ConfigError([`--store: is ${JSON.stringify(store)}, and can only be "embedded"`]);
  const services = await readServices();
  const schemas = [launcherSettings, keySettings(keyNames(services.processes)), replicaSettings(services)];
  const [config, keys, replicas] = loadConfigs(schemas, env) as [
    z.output<typeof launcherSettings>,
    Keys,
    DistributedConfig['replicas'],
  ];
  return {
    ...config,
    ...(store === 'embedded' && { MONGODB_URI: undefined }),
    services,
    keys,
    replicas,
  };
}

const replicaSettings = ({ processes }: Services) =>
  z.object(
    Object.fromEntries(
      processes.flatMap(({ replicas }) =>
        replicas ? [[replicas.setting, setting.whole(1, 1, replicas.most)]] : [],
      ),
    ),
  );
