import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { failing, openBrowser } from './testing/browser-session.ts';

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The server has the session in that workspace. */
const inWorkspace = (id: string): void => {
  browser.answers['identity.checkAuth'] = () => ({ authenticated: true });
  browser.answers['identity.getUser'] = () => ({ id: 'u1', workspace: { id, name: `Workspace ${id}` } });
};

test('a page whose session is in another workspace begins anew, with nothing of the one before', async () => {
  browser.kept.set('token', 't');
  inWorkspace('w1');
  const { session, social } = browser.open();
  await session.validate();
  social.remember(connectionsReply([connectionOf('facebook', [])]));
  expect([session.workspace(), browser.reloads()]).toEqual(['w1', 0]);
  inWorkspace('w2');
  session.moved();
  await jest.advanceTimersByTimeAsync(0);
  expect([browser.reloads(), browser.moves, social.get().facebook.connected]).toEqual([
    1,
    ['Workspace w2'],
    false,
  ]);
  expect(session.workspace()).toBe('w1');
});

test('tells a user who is no longer a member of the previous workspace', async () => {
  browser.kept.set('token', 't');
  inWorkspace('w1');
  const { session } = browser.open();
  await session.validate();
  inWorkspace('w2');
  browser.answers['identity.listWorkspaces'] = () => ({ workspaces: [{ id: 'w2' }] });
  session.moved();
  await jest.advanceTimersByTimeAsync(0);
  expect([browser.reloads(), browser.moves]).toEqual([
    1,
    ['Workspace w2: You’re no longer a member of Workspace w1.'],
  ]);
});

test('says why after an action takes the session out of its workspace, unless the action fails', async () => {
  browser.kept.set('token', 't');
  inWorkspace('w1');
  const { session } = browser.open();
  await session.validate();
  browser.answers['identity.listWorkspaces'] = () => ({ workspaces: [{ id: 'w2' }] });
  const failed = session.moving('w1 deleted.', async () => Promise.reject(new Error('not now')));
  await expect(failed).rejects.toThrow('not now');
  await session.moving('You left w1.', async () => {
    inWorkspace('w2');
    await session.userChanged();
  });
  expect([browser.reloads(), browser.moves]).toEqual([1, ['Workspace w2: You left w1.']]);
});

test('entering a workspace begins anew there, once, and tells other tabs; refused, nothing changes', async () => {
  browser.kept.set('token', 't');
  inWorkspace('w1');
  const { session } = browser.open();
  await session.validate();
  browser.answers['identity.enterWorkspace'] = failing;
  await expect(session.enter({ id: 'w2', name: 'Two' })).rejects.toThrow();
  expect([browser.begun, session.workspace()]).toEqual([[], 'w1']);
  browser.answers['identity.enterWorkspace'] = () => ({ success: true });
  await session.enter({ id: 'w2', name: 'Two' }, '/calendar');
  inWorkspace('w2');
  await session.validate();
  expect([browser.begun, browser.moves, browser.reloads()]).toEqual([['/calendar'], ['Two'], 0]);
});

test('switching workspaces before the page shows anything needs no reload, and a refusal changes nothing', async () => {
  browser.kept.set('token', 't');
  const { session, social } = browser.open();
  social.remember(connectionsReply([connectionOf('facebook', [])]));
  const setItemSpy = jest.spyOn(browser.storage, 'setItem');
  browser.answers['identity.enterWorkspace'] = failing;
  await expect(session.enterFirst({ id: 'w2', name: 'Two' })).rejects.toThrow();
  expect([browser.moves, setItemSpy.mock.calls, social.get().facebook.connected]).toEqual([[], [], true]);
  browser.answers['identity.enterWorkspace'] = () => ({ success: true });
  await session.enterFirst({ id: 'w2', name: 'Two' });
  expect([browser.moves, browser.begun, browser.reloads(), social.get().facebook.connected]).toEqual([
    ['Two'],
    [],
    0,
    false,
  ]);
  expect(setItemSpy).toHaveBeenCalledWith('userChanged', 'now');
  inWorkspace('w2');
  await session.validate();
  expect([session.workspace(), browser.reloads()]).toEqual(['w2', 0]);
});
