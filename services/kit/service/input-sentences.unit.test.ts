import { checkInput } from '@carillon/contracts/check-input.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { badInputs, isSentence } from '../test/bad-inputs.ts';
import { partsOf } from '../test/schema-parts.ts';
import { readServices } from './read-services.ts';

const { operations } = await readServices();
const inputs = operations.flatMap(({ id, params, query, body, multipart }) =>
  Object.entries({ params, query, body, multipart }).flatMap(([part, schema]) =>
    schema ? [{ at: `${id} ${part}`, schema: schema as z.ZodType }] : [],
  ),
);

test('every operation answers bad input with sentences', () => {
  const sentences = new Set<string>();
  let refusedCount = 0;
  for (const { at, schema } of inputs)
    for (const { field, schema: part, input } of badInputs(schema)) {
      const checked = checkInput(part, input);
      if (checked.ok) continue;
      refusedCount++;
      for (const sentence of Object.values(checked.errors).flat())
        if (!isSentence(sentence)) sentences.add(`${at} ${field}: ${sentence}`);
    }
  expect(refusedCount).toBeGreaterThan(1_000);
  expect([...sentences]).toEqual([]);
});

/** A date-time is known by its format, as in the API's document. */
const isDateTime = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
    ? z.toJSONSchema(schema, { io: 'input' }).format === 'date-time'
    : false;

const dateTimes = inputs.flatMap(({ at, schema }) =>
  [...partsOf(schema)].flatMap((part) =>
    isDateTime(part.schema) ? [[`${at} ${part.path.join('.')}`, part.schema] as const] : [],
  ),
);

test.each(dateTimes)('%s accepts any offset and gives the instant in UTC', (_, schema) => {
  const givenInputs = [
    '2026-11-30T00:00:00Z',
    '2026-11-30T00:00:00+00:00',
    '2026-11-30T05:30:00+05:30',
    '2026-11-29T16:00:00-08:00',
    '2026-11-30T00:00:00.000456789Z',
    '2026-11-30t00:00:00z',
  ];
  const read = givenInputs.map((text) => schema.parse(text));
  expect(read).toEqual(givenInputs.map(() => '2026-11-30T00:00:00.000Z'));
});

test('date-times are found in the operations', () => {
  expect(dateTimes.length).toBeGreaterThan(5);
});
