import { describe, expect, test } from '@jest/globals';
import { failedTarget, target } from '../../test/answers.ts';
import type { ActionTarget } from './actions.ts';
import { type BulkAction, commandsFor, rowsFor } from './bulk.ts';

const row = (...targets: object[]) => ({
  postId: 'p',
  text: 'Bells',
  targets: targets as unknown as ActionTarget[],
});
const concernedIn = (action: BulkAction, ...targets: object[]) =>
  rowsFor(action, [row(...targets)], new Map()).flatMap((one) => one.targets.map(({ platform }) => platform));

describe('rowsFor', () => {
  test('leaves out posts that an action can’t be done to', () => {
    expect(
      rowsFor('retry', [row(target('facebook')), row(failedTarget('linkedin'))], new Map()),
    ).toHaveLength(1);
  });

  test('leaves out targets that may be published', () => {
    expect(
      concernedIn('retry', failedTarget('facebook', { may_be_out: true }), failedTarget('linkedin')),
    ).toEqual(['linkedin']);
    expect(concernedIn('cancel', target('facebook', { may_be_out: true }), target('linkedin'))).toEqual([
      'linkedin',
    ]);
  });
});

describe('commandsFor', () => {
  test('moves by days at the same time of day, across the end of a month', () => {
    const plannedTarget = target('facebook', {
      scheduled_time: '2030-01-30 09:15:00',
      timezone: 'Europe/Berlin',
    });
    expect(commandsFor('reschedule', row(plannedTarget), { days: 3 }, [])).toMatchObject([
      { scheduled_time: '2030-02-02 09:15:00', timezone: 'Europe/Berlin' },
    ]);
  });

  test('keeps the distance between targets that are due at different times', () => {
    const early = target('facebook', { scheduled_time: '2030-01-01 09:00:00' });
    const late = target('linkedin', { scheduled_time: '2030-01-01 18:00:00' });
    const times = commandsFor('reschedule', row(early, late), { days: -1 }, []).map(
      (command) => 'scheduled_time' in command && command.scheduled_time,
    );
    expect(times).toEqual(['2029-12-31 09:00:00', '2029-12-31 18:00:00']);
  });

  test('moves every target to one time', () => {
    const move = { scheduled_time: '2030-02-01 10:00:00', timezone: 'UTC' };
    const commands = commandsFor('reschedule', row(target('facebook'), target('linkedin')), move, []);
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatchObject(move);
  });
});
