import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { expect, test } from '@jest/globals';
import { createSessions } from './sessions.ts';

const start = new Date('2026-03-01T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

async function asking(expires_at = later(3_600_000).toISOString()) {
  const questions: PromiseWithResolvers<unknown>[] = [];
  const call = () => {
    const question = Promise.withResolvers<unknown>();
    questions.push(question);
    return question.promise;
  };
  let now = start;
  const sessions = createSessions({ call } as unknown as ServiceClient, () => now);
  let gap = () => {};
  const bus = {
    ...createInProcessBus({ log: quietLog }),
    onReopened: (listener: () => void) => {
      gap = listener;
    },
  };
  await subscribeAll(bus, sessions.consumers);
  return {
    sessions,
    questions,
    gap: () => gap(),
    session: { id: 's1', user_id: 'u1', workspace_id: 'w1', role: 'editor', expires_at },
    revoke: (session_id: string) =>
      bus.publish(makeEvent(sessionRevoked, { session_id, user_id: 'u1' }, start)),
    change: (what: 'renamed' | 'approval') =>
      bus.publish(
        makeEvent(
          workspaceChanged,
          { workspace_id: 'w1', actor_id: 'u2', change: what, name: 'Bells', previous_name: null },
          start,
        ),
      ),
    goTo: (time: Date) => {
      now = time;
    },
  };
}

const askTimes = (questions: readonly unknown[], times: number) =>
  eventually(() => expect(questions).toHaveLength(times), 2_000);

test('a session that is revoked while identity still answers that it is good, is good no more', async () => {
  const { sessions, questions, session, revoke } = await asking();
  const finding = sessions.find('cookie');
  await revoke('s1');
  questions[0]?.resolve({ session, renew_seconds: null });
  expect(await finding).toBeNull();
  expect(await sessions.find('cookie')).toBeNull();
});

test('an approval rule applies to everybody there at once, and a new name changes nothing', async () => {
  const { sessions, questions, session, change } = await asking();
  const ask = async (owner_approval: boolean) => {
    const finding = sessions.find('cookie');
    questions.at(-1)?.resolve({ session: { ...session, owner_approval }, renew_seconds: null });
    return (await finding)?.ownerApproval;
  };
  expect(await ask(false)).toBe(false);
  await change('renamed');
  expect(await ask(true)).toBe(false);
  await change('approval');
  expect(await ask(true)).toBe(true);
});

test('another session that ends meanwhile changes nothing', async () => {
  const { sessions, questions, session, revoke } = await asking();
  const finding = sessions.find('cookie');
  await revoke('s2');
  questions[0]?.resolve({ session, renew_seconds: null });
  expect(await finding).toMatchObject({ id: 's1', userId: 'u1', workspaceId: 'w1', role: 'editor' });
});

test('a session is not remembered beyond its end', async () => {
  const { sessions, questions, session, goTo } = await asking(later(1_000).toISOString());
  const finding = sessions.find('cookie');
  questions[0]?.resolve({ session, renew_seconds: null });
  await finding;
  goTo(later(1_000));
  const again = sessions.find('cookie');
  questions[1]?.resolve({ session: null, renew_seconds: null });
  expect(await again).toBeNull();
});

test('after a gap in the events, cached sessions and replies under way don’t count', async () => {
  const { sessions, questions, session, gap } = await asking();
  const first = sessions.find('cookie');
  gap();
  questions[0]?.resolve({ session, renew_seconds: null });
  expect(await first).toMatchObject({ id: 's1' });
  const second = sessions.find('cookie');
  questions[1]?.resolve({ session, renew_seconds: null });
  expect(await second).toMatchObject({ id: 's1' });
  gap();
  const third = sessions.find('cookie');
  questions[2]?.resolve({ session: null, renew_seconds: null });
  expect(await third).toBeNull();
});

test('an answer under way when its cookie is forgotten is asked for again', async () => {
  const { sessions, questions, session } = await asking();
  const finding = sessions.find('cookie');
  sessions.forget('cookie');
  questions[0]?.resolve({ session, renew_seconds: null });
  await askTimes(questions, 2);
  questions[1]?.resolve({ session: { ...session, workspace_id: 'w2' }, renew_seconds: null });
  expect(await finding).toMatchObject({ workspaceId: 'w2' });
  expect(await sessions.find('cookie')).toMatchObject({ workspaceId: 'w2' });
});

test('a session with many events during its lookup keeps its user', async () => {
  const { sessions, questions, session } = await asking();
  const finding = sessions.find('cookie');
  for (let round = 0; round < 5; round++) {
    await askTimes(questions, round + 1);
    sessions.forget('cookie');
    questions[round]?.resolve({ session, renew_seconds: null });
  }
  await askTimes(questions, 6);
  questions[5]?.resolve({ session: { ...session, workspace_id: 'w6' }, renew_seconds: null });
  expect(await finding).toMatchObject({ workspaceId: 'w6' });
});

test('no number of made-up cookies pushes a session out', async () => {
  const { sessions, questions, session } = await asking();
  const ask = async (cookie: string, answer: unknown) => {
    const finding = sessions.find(cookie);
    questions.at(-1)?.resolve({ session: answer, renew_seconds: null });
    await finding;
  };
  await ask('cookie', session);
  for (let n = 0; n < 10_005; n++) await ask(`made-up ${n}`, null);
  const before = questions.length;
  expect(await sessions.find('cookie')).toMatchObject({ id: 's1' });
  expect(questions).toHaveLength(before);
});
