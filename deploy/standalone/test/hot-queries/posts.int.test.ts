import { hold } from './hold.ts';
import { libraryCases } from './posts/library.ts';
import { planningCases } from './posts/planning.ts';
import { postCases } from './posts/posts.ts';
import { publicationCases } from './posts/publications.ts';
import { openPostsStores } from './posts/stores.ts';

hold({
  database: 'posts',
  open: openPostsStores,
  expiry: [],
  mostIndexes: { publications: 7 },
  cases: [...postCases, ...planningCases, ...publicationCases, ...libraryCases],
});
