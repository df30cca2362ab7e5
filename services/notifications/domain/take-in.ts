import type { News } from './news.ts';
import type { Notification } from './notification.ts';

/** What is kept of a subject after some news. `isNew`: it has been told to nobody yet. */
export interface TakenIn {
  readonly notification: Notification;
  readonly isNew: boolean;
}

/** Null when the news change nothing: they are old, known, or nothing to tell. */
export function takeIn(known: Notification | null, news: News): TakenIn | null {
  if (known && known.order >= news.order) return null;
  const { kind: _, final, ...rest } = news;
  const kind = kindFor(known, news);
  if (kind === null) {
    if (known) return { notification: { ...known, order: news.order, shown: false }, isNew: false };
    return final
      ? { notification: { ...rest, kind: 'failed', told: news.order, shown: false }, isNew: false }
      : null;
  }
  const isSame = known?.shown && known.kind === kind && known.episode === news.episode;
  const { at, told } = isSame ? known : { at: news.at, told: news.order };
  return { notification: { ...rest, kind, at, told, shown: true }, isNew: !isSame };
}

/** That a network is connected is news to those alone who were told that it is not. */
function kindFor(known: Notification | null, { kind }: News): News['kind'] {
  if (kind !== 'connection_restored') return kind;
  const wasTold = known?.shown && (known.kind === 'connection_lost' || known.kind === kind);
  return wasTold ? kind : null;
}
