import type { HashtagGroup } from '../../http/posts/hashtag-group.ts';
import type { Template } from '../../http/posts/template.ts';

export const hashtagGroup = (id: string, name: string): HashtagGroup => ({
  id,
  version: 1,
  name,
  hashtags: ['Bread'],
});

export const template = (id: string, name: string): Template => ({
  id,
  version: 1,
  name,
  text: 'New: {product}',
  hashtags: [],
});
