import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import { NoResponseError } from '@carillon/sdk/api/errors.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { enterLinked } from './enter-linked.ts';

const WORKSPACES = [
  { id: 'w1', name: 'Ada', current: true },
  { id: 'w2', name: 'Bells', current: false },
];
let loggedIn: boolean;
let enteredIds: string[];
let went: string[];
let messages: string[];
let list: () => unknown;
let enter: () => void;

beforeEach(() => {
  loggedIn = true;
  [enteredIds, went, messages] = [[], [], []];
  list = () => ({ workspaces: WORKSPACES });
  enter = () => undefined;
});

async function openedAt(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await enterLinked({
    api: {
      call: async ({ id }) => {
        expect(id).toBe(listWorkspaces.id);
        return list() as never;
      },
    },
    session: {
      get: () => ({ loggedIn, user: null }),
      enterFirst: async ({ name }) => {
        enter();
        enteredIds.push(name);
      },
    },
    router: { navigate: (to, options) => void went.push(options?.replace ? to : `${to}, one step on`) },
    toasts: { danger: (message, title) => void messages.push(`${title}. ${message}`) },
  });
}
const failing = () => {
  throw new NoResponseError();
};

test('a link enters its workspace, and all the rest of the address stays', async () => {
  await openedAt('/posts/p1?from=a%26b&workspace=w2#comments');
  expect([enteredIds, went, messages]).toEqual([['Bells'], ['/posts/p1?from=a%26b#comments'], []]);
});

test.each([
  ['that the session is in', 'w1'],
  ['that the user is no member of', 'w3'],
  ['that is none', ''],
])('one into a workspace %s opens the page as it is', async (_, id) => {
  await openedAt(`/dashboard?workspace=${id}#links`);
  expect([enteredIds, went, messages]).toEqual([[], ['/dashboard#links'], []]);
});

test.each([
  ['the workspaces are not told', true],
  ['the workspace is not entered', false],
])('where %s the user hears of it, and it is not tried again', async (_, early) => {
  if (early) list = failing;
  else enter = failing;
  await openedAt('/posts/p1?workspace=w2');
  expect([enteredIds, went]).toEqual([[], ['/posts/p1']]);
  expect(messages).toEqual([
    expect.stringMatching(
      /Couldn’t open the workspace that this link points to\. Your workspace hasn’t changed\. Carillon didn’t/,
    ),
  ]);
});

test('keeps the address for a user who has to log in first', async () => {
  list = () => {
    loggedIn = false;
    return failing();
  };
  await openedAt('/posts/p1?workspace=w2');
  expect([enteredIds, went, messages]).toEqual([[], [], []]);
});
