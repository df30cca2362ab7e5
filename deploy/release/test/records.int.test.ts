import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { oldestFormat } from '@carillon/kit/store/store-format.ts';
import { describe, expect, test } from '@jest/globals';
import { loadEntries } from '../../standalone/load-entries.ts';
import { fixtureNames, readFixture } from '../../standalone/test/upgrades/fixture.ts';
import { planUpgrade } from '../plan-upgrade.ts';
import { findPacticipants, findPieces } from '../read-pact-plan.ts';
import { readRecords, versionsIn } from '../records.ts';

const entries = await loadEntries((await readServices()).processes);
const fixtures = fixtureNames().map((name) => readFixture(name).formats);

/** These sources. Their providers verify every pact that is kept, earlier ones too: see the suite of pacts. */
const WORKING_TREE = findPacticipants().map((pacticipant) => ({
  pacticipant,
  version: 'working tree',
  pacts: readPacts()
    .filter(({ consumer, earlier }) => consumer === pacticipant && !earlier)
    .map(({ provider, hash }) => ({ provider, hash })),
  verified: readPacts()
    .filter(({ provider }) => provider === pacticipant)
    .map(({ consumer, hash }) => ({ consumer, hash })),
}));

test('the first release is 0.1.0', () => {
  expect(readRecords()[0]?.version).toBe('0.1.0');
});

describe.each(readRecords())('of release $version', (record) => {
  test('each stored format is taken over', () => {
    for (const { service, format } of entries) {
      const storedFormat = record.formats[service.name];
      if (!format || storedFormat === undefined) continue;
      expect([service.name, storedFormat >= oldestFormat(format) && storedFormat <= format.version]).toEqual([
        service.name,
        true,
      ]);
    }
  });

  test('a store is kept as a fixture', () => {
    expect(fixtures).toContainEqual(record.formats);
  });

  test('each pact of a consumer that remains is still verified', () => {
    const verified = readPacts().map(({ consumer, provider, hash }) => ({ consumer, provider, hash }));
    const consumers = new Set(verified.map(({ consumer }) => consumer));
    expect(verified).toEqual(
      expect.arrayContaining(record.pacts.filter(({ consumer }) => consumers.has(consumer))),
    );
  });

  test('can-i-deploy lets each piece of these sources go where it runs', async () => {
    const pieces = await findPieces();
    const { steps, reasons } = planUpgrade({ from: versionsIn(record), to: WORKING_TREE, pieces });
    expect(reasons).toEqual([]);
    expect(steps.flat().toSorted()).toEqual(
      pieces.flatMap(({ name, pacticipants }) => (pacticipants.length > 0 ? [name] : [])).toSorted(),
    );
  });
});
