import { expect, test } from '@jest/globals';
import { PUBLICATION_STATUSES } from './publication.ts';
import { hasUnknownOutcome } from './unknown-outcome.ts';

test('has an unknown outcome only if it may be published and still waits', () => {
  const having = (may_be_out: boolean) =>
    PUBLICATION_STATUSES.filter((status) => hasUnknownOutcome({ status, may_be_out }));
  expect(having(true)).toEqual(['scheduled', 'queued']);
  expect(having(false)).toEqual([]);
});
