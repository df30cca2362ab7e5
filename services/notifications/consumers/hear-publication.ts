import type { EventOf } from '@carillon/contracts/event.ts';
import type { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { newsOfPublication } from '../domain/news.ts';
import { type ApplyDeps, applyNews } from '../usecases/apply-news.ts';

export async function hearPublication(
  deps: ApplyDeps,
  event: EventOf<typeof publicationChanged>,
): Promise<void> {
  const news = newsOfPublication(event);
  if (news) await applyNews(deps, news);
}
