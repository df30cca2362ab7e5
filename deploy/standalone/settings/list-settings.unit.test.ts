import { readServices } from '@carillon/kit/service/read-services.ts';
import { describe, expect, test } from '@jest/globals';
import { installationSettings } from '../config.ts';
import { loadEntries } from '../load-entries.ts';
import { describeTypes } from './describe-type.ts';
import { listSettings, listSettingsOf } from './list-settings.ts';

const { processes } = await readServices();
const entries = await loadEntries(processes);
const allSettings = listSettings(entries, installationSettings);
const findSetting = (name: string) => allSettings.find((one) => one.name === name);

describe.each(entries.map((one) => [one.process.name, one] as const))('%s', (_, { process, settings }) => {
  const read = describeTypes(settings);

  test('declares each setting that it reads, and no other', () => {
    const { keys, previousKeys, folders } = process;
    const declared = [
      ...Object.keys(process.settings),
      ...[...keys, ...Object.keys(previousKeys), ...Object.keys(folders)],
    ];
    expect([...read.keys()].sort()).toEqual(declared.sort());
  });

  test('says what holds otherwise in one place', () => {
    const twice = Object.entries(process.settings).filter(
      ([name, one]) => one.default !== undefined && read.get(name)?.default !== undefined,
    );
    expect(twice.map(([name]) => name)).toEqual([]);
  });
});

test('a setting is listed with its type, its default, its meaning, and who reads it', () => {
  expect(findSetting('PUBLISH_PER_NETWORK')).toEqual({
    name: 'PUBLISH_PER_NETWORK',
    type: 'whole number from 1 to 5000',
    default: '`1000`',
    meaning: expect.stringContaining('one network'),
    processes: ['worker'],
  });
  expect(findSetting('TRUST_PROXY')).toMatchObject({ type: '`true`, `false`', default: '`false`' });
  expect(findSetting('SANDBOX')).toMatchObject({ type: '`auto`, `on`, `off`', default: '`auto`' });
  expect(findSetting('VAULT_KEY')).toMatchObject({
    type: '32 random bytes in base64',
    processes: ['identity'],
  });
  expect(findSetting('WORKERS')).toMatchObject({ type: 'whole number from 1 to 20', processes: ['worker'] });
});

test('each is listed once, with a meaning', () => {
  expect(new Set(allSettings.map(({ name }) => name)).size).toBe(allSettings.length);
  expect(allSettings.filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(allSettings.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['PORT', 'HOST', 'CARILLON_DATA', 'PUBLIC_URL', 'LOG_LEVEL', 'MONGODB_URI']),
  );
});

test('lists all required settings of a process that runs separately', () => {
  const worker = entries.find(({ process }) => process.name === 'worker');
  if (!worker) throw new Error('there is no worker');
  const must = listSettingsOf(worker, ['identity']).filter((one) => one.default === 'must be set');
  expect(must.map(({ name }) => name).sort()).toEqual([
    ...['AMQP_URL', 'IDENTITY_URL', 'MEDIA_FOLDER', 'MEDIA_KEY', 'MONGODB_URI'],
    ...['PUBLIC_URL', 'SIGNING_KEY'],
  ]);
});
