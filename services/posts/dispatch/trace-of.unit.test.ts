import { describe, expect, test } from '@jest/globals';
import { traceOf } from './trace-of.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const createdAt = new Date('2027-01-12T09:00:00Z');
const AT_ONCE = { attempts: [], createdAt, dueAt: createdAt, traceparent };
const ATTEMPT = { id: 'one', startedAt: createdAt, endedAt: createdAt, outcome: 'failed', reason: null };

describe('traceOf', () => {
  test('continues the trace of the call for a post published at once', () => {
    expect(traceOf(AT_ONCE)).toEqual({ traceparent });
  });

  test('links a scheduled post to the call', () => {
    expect(traceOf({ ...AT_ONCE, dueAt: new Date('2027-01-12T09:00:01Z') })).toEqual({
      linkedTo: traceparent,
    });
  });

  test('links another attempt to the call', () => {
    expect(traceOf({ ...AT_ONCE, attempts: [ATTEMPT as never] })).toEqual({ linkedTo: traceparent });
  });
});
