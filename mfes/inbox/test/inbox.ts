import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { defineRemote, type User } from '@carillon/sdk/index.ts';
import { connectionsReply } from '@carillon/sdk/testing/connections.ts';
import {
  type RenderedRemote,
  type RenderRemoteOptions,
  renderRemote,
} from '@carillon/sdk/testing/render-remote.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'writer' },
};

export const comment = (id: string, more: Partial<InboxComment> = {}): InboxComment => ({
  id,
  platform: 'facebook',
  text: `Text of ${id}`,
  url: null,
  mood: 'neutral',
  read: false,
  author: null,
  can_reply: true,
  can_like: true,
  can_hide: true,
  liked: false,
  hidden: false,
  reply: null,
  at: '2029-11-24T15:30:00.000Z',
  post: { post_id: 'p1', words: 'The bells ring.', target_id: '104', target_name: 'Bells', url: null },
  ...more,
});

export const AS_OF = '2029-11-24T16:00:00.000Z';
const POSTS = [
  { post_id: 'p1', words: 'The bells ring.', comments: 2 },
  { post_id: 'p2', words: 'Another post', comments: 1 },
  { post_id: 'p2', words: 'Another post', comments: 3 },
  { post_id: 'p3', words: 'Nobody said anything', comments: 0 },
];

const TARGETS = [
  { target_id: '104', target_name: 'Bells', platform: 'facebook', connected: true },
  { target_id: 'ada', target_name: 'ada', platform: 'instagram', connected: true },
  { target_id: 'bob', target_name: 'bob', platform: 'instagram', connected: false },
];

interface Query {
  readonly query: {
    platform?: string;
    targets?: string;
    mood?: string;
    post_id?: string;
    unread?: string;
    before?: string;
  };
}

/** A server with these comments, two a page. */
export function show(
  comments: InboxComment[],
  answers: RenderRemoteOptions['answers'] = {},
  path = '/inbox',
): RenderedRemote {
  const unread = () => comments.filter(({ read }) => !read).length;
  const list = ({ query }: Query) => {
    const { platform, targets, mood, post_id, unread: isUnread, before = '0' } = query;
    const matches = comments.filter(
      (one) =>
        (!platform || one.platform === platform) &&
        (!targets || one.post.target_id === targets) &&
        (!mood || one.mood === mood) &&
        (!post_id || one.post.post_id === post_id) &&
        (!isUnread || !one.read),
    );
    const end = Number(before) + 2;
    return {
      success: true,
      unread: unread(),
      comments: matches.slice(Number(before), end),
      as_of: AS_OF,
      next: matches.length > end ? `${end}` : null,
    };
  };
  const mark = ({ body: { ids, read } }: { body: { ids: string[]; read: boolean } }) => {
    for (const [at, one] of comments.entries()) if (ids.includes(one.id)) comments[at] = { ...one, read };
    return { success: true, unread: unread() };
  };
  const markAll = ({ body: { platform } }: { body: { platform?: string } }) => {
    for (const [at, one] of comments.entries())
      if (!platform || one.platform === platform) comments[at] = { ...one, read: true };
    return { success: true, unread: unread() };
  };
  return renderRemote(Remote, {
    path,
    user,
    answers: {
      'analytics.listComments': list,
      'analytics.markCommentsRead': mark,
      'analytics.markAllCommentsRead': markAll,
      'analytics.listPostFigures': { success: true, posts: POSTS, next: null },
      'identity.listConnections': connectionsReply([]),
      'analytics.listKnownTargets': { success: true, targets: TARGETS },
      ...answers,
    } as RenderRemoteOptions['answers'],
  });
}

export const row = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text)).closest('li') ?? document.body;
export const press = (name: string, inside: HTMLElement = document.body): Promise<void> =>
  userEvent.click(within(inside).getByRole('button', { name }));
export const texts = (): string[] =>
  screen.queryAllByText(/^Text of/).map(({ textContent }) => textContent ?? '');

export const chooseAccount = async (account: { name: string | RegExp }): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Account / }));
  await userEvent.click(screen.getByRole('radio', account));
};
