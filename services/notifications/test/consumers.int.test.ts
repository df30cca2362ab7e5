import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  ada,
  ben,
  eve,
  type NotificationsUnderTest,
  startNotifications,
} from './notifications-under-test.ts';

let service: NotificationsUnderTest;
beforeEach(async () => {
  service = await startNotifications();
});
afterEach(() => service.close());

const failedState = (at = '10:00') => ({ status: 'failed', failed_at: `2026-11-20T${at}:00Z` }) as const;
const waiting = { status: 'scheduled', waiting_for: 'connection' } as const;

describe('a publication', () => {
  test('that failed notifies once with why, however often its event comes', async () => {
    const why = { reason_code: 'rejected', network_message: 'Too long' } as const;
    const event = service.publication({ ...failedState(), ...why });
    // Another process would not know that it has been handled.
    await service.publish(event, { ...event, id: 'again' });
    const { needs_attention, notifications, unread } = await service.list();
    expect(needs_attention).toMatchObject([
      {
        kind: 'failed',
        platform: 'facebook',
        read: false,
        publication: { post_id: 'post-1', words: 'The bells ring.', target_name: 'Bells', ...why },
      },
    ]);
    expect({ notifications, unread }).toEqual({ notifications: [], unread: 1 });
  });

  test('a second failure notifies again; publishing after that replaces it', async () => {
    await service.publish(service.publication(failedState()));
    await service.send('POST', '/notifications/read', { up_to: '2026-11-21T00:00:00Z' });
    expect(await service.list()).toMatchObject({ unread: 0 });
    await service.publish(service.publication({ status: 'scheduled', waiting_for: 'retry' }));
    expect(await service.kinds()).toEqual(['|']);
    await service.publish(service.publication(failedState('10:05')));
    expect(await service.list()).toMatchObject({ unread: 1 });
    await service.publish(service.publication({ published_at: '2026-11-20T10:06:00Z' }));
    expect(await service.kinds()).toEqual(['|', 'published']);
  });

  test('events in the wrong order lead to the state of the last one', async () => {
    const [first, last] = [service.publication(failedState()), service.publication({})];
    await service.publish(last, first);
    expect(await service.kinds()).toEqual(['|', 'published']);
  });

  test('that is deleted is listed no more', async () => {
    await service.publish(
      service.publication(failedState()),
      service.publication(failedState(), { removed: true }),
    );
    expect(await service.kinds()).toEqual(['|']);
  });

  test('notifies its workspace alone', async () => {
    await service.publish(service.publication(failedState()));
    expect(await service.kinds(eve)).toEqual(['|']);
  });
});

describe('a connection that is lost', () => {
  test('notifies once for all that waits for it, and again when it is restored', async () => {
    await service.publish(service.publication({ ...waiting, id: 'pub-1' }));
    expect(await service.kinds()).toEqual(['waiting_for_connection', '|']);
    await service.publish(service.connection('lost'), service.publication({ ...waiting, id: 'pub-2' }));
    expect(await service.kinds()).toEqual(['connection_lost', '|']);
    await service.publish(service.connection('connected'));
    expect(await service.kinds()).toEqual(['|', 'connection_restored']);
  });

  test('hides nothing newer when its event comes late or again', async () => {
    const [connected, lostEvent] = [service.connection('connected'), service.connection('lost')];
    await service.publish(lostEvent, service.connection('disconnected'), service.publication(waiting));
    await service.publish({ ...connected, id: 'late' }, { ...lostEvent, id: 'again' });
    expect(await service.kinds()).toEqual(['waiting_for_connection', '|']);
  });

  const of = (name: string, ...target_ids: string[]) => ({
    connection_id: `con_${name}`,
    account_name: name,
    target_ids,
  });

  test('names its account, and concerns only posts of its own pages', async () => {
    const page = (id: string) => ({ ...waiting, id: `post to ${id}`, target_id: id });
    await service.publish(service.connection('lost', 'bells', of('Ada', 'p1')));
    await service.publish(service.publication(page('p1')), service.publication(page('p2')));
    const { needs_attention } = await service.list();
    expect(needs_attention).toMatchObject([
      { kind: 'waiting_for_connection', publication: { id: 'post to p2' } },
      { kind: 'connection_lost', account_name: 'Ada', platform: 'facebook' },
    ]);
    await service.publish(service.connection('lost', 'bells', of('Bob', 'p2')));
    expect(await service.kinds()).toEqual(['connection_lost', 'connection_lost', '|']);
    await service.publish(service.connection('connected', 'bells', of('Bob', 'p2')));
    expect(await service.kinds()).toEqual(['connection_lost', '|', 'connection_restored']);
  });

  test('replaces its network’s notification from before connections had IDs', async () => {
    await service.publish(service.connection('lost'));
    await service.publish(service.connection('connected', 'bells', of('Ada', 'p1')));
    expect(await service.kinds()).toEqual(['|']);
  });

  test('needs no attention once its user has undone it', async () => {
    await service.publish(service.connection('lost'), service.connection('disconnected'));
    expect(await service.kinds()).toEqual(['|']);
  });
});

test('a webhook paused by Carillon needs members who can fix it, until somebody resumes it', async () => {
  const editor = { ...ada, role: 'editor' } as const;
  const paused = service.pause();
  const secret = service.webhook('secret_renewed');
  const resumed = service.webhook('resumed');
  await service.publish(paused, secret);
  expect(await service.kinds(editor)).toEqual(['webhook_paused', '|']);
  expect(await service.kinds({ ...ada, role: 'writer' })).toEqual(['|']);
  await service.publish(resumed, { ...paused, id: 'late' });
  expect(await service.kinds(editor)).toEqual(['|']);
});

describe('a member', () => {
  const delete_at = '2026-12-04T10:00:00.000Z';

  test('who closed their account is shown to the others until they come back', async () => {
    const closed = service.member('closed', { delete_at });
    await service.publish(closed);
    const { notifications } = await service.list();
    expect(notifications).toMatchObject([
      { kind: 'member_closed', platform: null, member: { id: 'ben', name: 'Ben', delete_at } },
    ]);
    expect([await service.kinds(ben), await service.kinds(eve)]).toEqual([['|'], ['|']]);
    await service.publish(service.member('reopened'), { ...closed, id: 'late' });
    expect(await service.kinds()).toEqual(['|']);
  });

  test('who closes their account again is shown again', async () => {
    await service.publish(service.member('closed', { delete_at }), service.member('reopened'));
    await service.publish(service.member('closed', { delete_at }));
    expect(await service.kinds()).toEqual(['|', 'member_closed']);
  });

  test('who is removed after closing their account is shown no more', async () => {
    await service.publish(service.member('closed', { delete_at }), service.member('removed', { role: null }));
    expect(await service.kinds()).toEqual(['|']);
  });

  test('whose account is deleted leaves no notification with their name', async () => {
    await service.publish(service.member('closed', { delete_at }));
    await service.context.stores.personalData.erase({ kind: 'user', id: 'ben' });
    expect(await service.kinds()).toEqual(['|']);
    expect(await service.stored('notifications')).toEqual([]);
  });

  test('who became an owner alone learns it', async () => {
    await service.publish(service.member('succeeded', { role: 'owner' }));
    expect([await service.kinds(ben), await service.kinds()]).toEqual([['|', 'became_owner'], ['|']]);
  });

  test.each(['joined', 'left', 'role'] as const)(
    'whose change is “%s” makes no notification',
    async (change) => {
      await service.publish(service.member(change));
      expect(await service.kinds()).toEqual(['|']);
    },
  );
});

test('many simultaneous changes are signaled to the workspace', async () => {
  await service.publish(...Array.from({ length: 30 }, (_, n) => service.publication({ id: `pub-${n}` })));
  await eventually(() => expect(service.signaled()).toContainEqual({ workspace_id: 'bells', user_id: null }));
});

test('a workspace stores the newest, and problems longer than successes', async () => {
  await service.close();
  service = await startNotifications({ trim: { everyMs: 20, most: 3 } });
  await service.publish(service.publication({ id: 'first', ...failedState() }));
  await service.publish(...Array.from({ length: 8 }, (_, n) => service.publication({ id: `pub-${n}` })));
  await eventually(async () => {
    const { needs_attention, notifications } = await service.list();
    const keptIds = [...needs_attention, ...notifications].map(({ publication }) => publication?.id);
    expect(keptIds).toEqual(['first', 'pub-7', 'pub-6', 'pub-5']);
  });
});
