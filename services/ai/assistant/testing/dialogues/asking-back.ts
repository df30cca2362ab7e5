import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const SOUP: GivenPost = { text: 'Leek soup', platform: 'linkedin', at: '2026-11-27 10:00:00' };
const OUT: GivenPost = { text: 'Bread for all', platform: 'facebook', status: 'published', post: 'bread' };
const SCHEDULED = ['write a post about our sale', 'first', 'linkedin', 'tomorrow at 9', 'yes'];
const soup = SOUP.at ?? '';

/** Impossible requests, and undoing changes. */
export const ASKING_BACK: readonly Dialogue[] = [
  {
    posts: [SOUP],
    lines: ['move the soup to monday at 8', 'yes', 'undo'],
    state: 'confirmation',
    says: ['to **Friday, November 27 at 10:00 AM**'],
  },
  { posts: [SOUP], lines: ['move the soup to monday at 8', 'yes', 'undo that', 'yes'], given: [soup] },
  {
    posts: [SOUP],
    lines: ['cancel the soup post', 'yes', 'undo'],
    says: ['A canceled post can’t be restored', '/posts/post-of-pub-1'],
    given: ['canceled'],
  },
  { posts: [SOUP], lines: ['delete the soup post', 'yes', 'please undo'], says: ['can’t be restored'] },
  {
    lines: [...SCHEDULED, 'undo'],
    state: 'confirmation',
    says: ['Should I cancel it?'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00' }],
  },
  {
    posts: [SOUP],
    texts: ['Figs from the market', 'Rye'],
    lines: ['delete the figs'],
    says: ['This is a draft, not a post', '[“Figs from the market”](/create-post?draft='],
    saysNot: ['Rye'],
    given: [soup],
  },
  { posts: [], texts: ['Figs'], lines: ['delete the figs draft'], says: ['This is a draft'] },
  { posts: [SOUP], texts: ['Figs'], lines: ['delete the soup'], says: ['Should I delete it?'] },
  { lines: ['undo'], says: ['I haven’t done anything yet'] },
  {
    posts: [OUT],
    comments: [{ text: 'Do you have rye?', author: 'Ann', post: 'bread' }],
    lines: ['anser the newest comment'],
    says: ['Comment 1 of 1', '> Do you have rye?', 'Only you know the answer'],
    replied: [],
  },
  { lines: ['reply to the newest comment'], says: ['No comments are waiting for a reply', '/inbox'] },
  {
    lines: ['Zeige mir bitte alle meine geplanten Beiträge'],
    says: ['Es ist nichts geplant'],
    intent: 'list_posts',
  },
  { lines: ['¿Qué publicaciones tengo para mañana?'], intent: 'list_posts' },
  {
    lines: ['Create new content', 'Unser neues Roggenbrot gibt es ab Montag im Laden'],
    says: ['Draft 1 of 1 about Unser neues Roggenbrot'],
  },
  {
    lines: ['write a post about Unser neues Roggenbrot'],
    says: ['Draft 1 of 1 about Unser neues Roggenbrot'],
  },
];
