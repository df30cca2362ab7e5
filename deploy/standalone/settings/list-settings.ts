import { type ProcessDescriptor, signingKeyOf, signs } from '@carillon/contracts/service.ts';
import type { Entry } from '@carillon/kit/service/entry.ts';
import { addressSettings, processSettings } from '@carillon/kit/service/process-settings.ts';
import type { z } from 'zod';
import { describeTypes, type SettingType } from './describe-type.ts';

export interface ListedSetting {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly meaning: string;
  /** Processes that read the setting. Empty for one of the whole installation. */
  readonly processes: readonly string[];
}

/** Lists the settings of an installation as a whole: first its own, then each process's. */
export function listSettings(entries: readonly Entry[], installation: z.ZodType): ListedSetting[] {
  const described = describeTypes(installation);
  const settings = [...described].flatMap(([name, one]) => (one.meaning ? [describeSetting(name, one)] : []));
  const byName = new Map(settings.map((one) => [one.name, one]));
  for (const entry of entries)
    for (const one of [...settingsOf(entry), ...keysOf(entry.process), ...replicasOf(entry.process)]) {
      const before = byName.get(one.name);
      const processes = [...(before?.processes ?? []), entry.process.name];
      byName.set(one.name, before && before.processes.length === 0 ? before : { ...one, processes });
    }
  return [...byName.values()];
}

/** Everything that one process reads where it runs by itself. */
export function listSettingsOf(
  { process, settings }: Entry,
  services: Parameters<typeof addressSettings>[0],
): ListedSetting[] {
  const ownTypes = describeTypes(settings);
  const types = new Map([
    ...describeTypes(processSettings(process)),
    ...describeTypes(addressSettings(services)),
    ...ownTypes,
  ]);
  const keys = new Map(keysOf(process).map((one) => [one.name, one]));
  const about = (name: string): ListedSetting => {
    const key = keys.get(name === 'SIGNING_KEY' ? signingKeyOf(process.name) : name);
    const { meaning = 'the folder where it stores files', default: otherwise } =
      key ?? process.settings[name] ?? {};
    const one = describeSetting(name, types.get(name), types.get(name)?.meaning ?? meaning, otherwise);
    return {
      ...one,
      ...(key && { type: key.type }),
      ...(types.get(name)?.isRequired && { default: REQUIRED }),
    };
  };
  return [...types.keys()].map(about);
}

const GENERATED = 'generated once, stored in `CARILLON_DATA`';
const REQUIRED = 'must be set';

function settingsOf({ process, settings }: Entry): ListedSetting[] {
  const types = describeTypes(settings);
  return Object.entries(process.settings).map(([name, setting]) =>
    describeSetting(name, types.get(name), setting.meaning, setting.default),
  );
}

function keysOf(process: ProcessDescriptor): ListedSetting[] {
  const key = (name: string, meaning: string): ListedSetting => ({
    name,
    meaning,
    default: GENERATED,
    processes: [],
    type: '32 random bytes in base64',
  });
  return [
    ...(signs(process)
      ? [key(signingKeyOf(process.name), `the key that signs calls from ${process.name}`)]
      : []),
    ...process.keys.map((name) => key(name, 'see SECURITY.md for what this key protects')),
    ...Object.entries(process.previousKeys).map(([name, now]) => ({
      ...key(name, `earlier values of ${now}, separated by spaces`),
      default: 'none',
    })),
  ];
}

const replicasOf = ({ name, replicas }: ProcessDescriptor): ListedSetting[] =>
  replicas
    ? [
        {
          name: replicas.setting,
          type: `whole number from 1 to ${replicas.most}`,
          default: '`1`',
          meaning: `the number of ${name} processes, if each service runs in its own process`,
          processes: [],
        },
      ]
    : [];

const describeSetting = (
  name: string,
  type?: SettingType,
  meaning?: string,
  otherwise?: string,
): ListedSetting => ({
  name,
  type: type?.type ?? 'text',
  default: type?.default ?? otherwise ?? '',
  meaning: meaning ?? type?.meaning ?? '',
  processes: [],
});
