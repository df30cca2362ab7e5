import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { MediaUse } from '@carillon/contracts/http/posts/get-media-uses.ts';
import { QueryView, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useMediaUses } from '../api/use-media-item.ts';

const KINDS: Record<MediaUse['kind'], string> = {
  draft: 'Draft, changed',
  planned: 'Not published yet, due',
  out: 'Post of',
};

/** The drafts and posts that use a file, each a link. */
export function MediaUses({ id }: { id: string }): ReactNode {
  const query = useMediaUses(id);
  const zone = useAccountZone();
  const now = useNow();
  return (
    <section aria-labelledby="media-uses" className="library-uses">
      <h2 id="media-uses">Where it is used</h2>
      <QueryView query={query} failed="Couldn’t load where it’s used." rows={1}>
        {({ uses, more }) =>
          uses.length === 0 ? (
            <p className="muted">No drafts or posts use it.</p>
          ) : (
            <>
              <ul>
                {uses.map((use) => (
                  <li key={use.id}>
                    <a href={use.kind === 'draft' ? `/create-post?draft=${use.id}` : `/posts/${use.id}`}>
                      {firstWords(use.text) ??
                        (use.kind === 'draft' ? 'Draft without text' : 'Post without text')}
                    </a>
                    <p className="muted">
                      {KINDS[use.kind]} {shortTime(new Date(use.at), zone, now)}
                    </p>
                  </li>
                ))}
              </ul>
              {more && <p className="muted">And in more posts.</p>}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
