import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { MediaUse } from '@carillon/contracts/http/posts/get-media-uses.ts';
import { QueryView, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMediaUses } from '../api/use-media-item.ts';

/** Texts for each use of the file, with its time. */
const TEXTS: Record<MediaUse['kind'], (when: string) => string> = {
  draft: (when) => t`Draft, changed ${when}`,
  planned: (when) => t`Not published yet, due ${when}`,
  out: (when) => t`Post from ${when}`,
};

/** The drafts and posts that use a file, each a link. */
export function MediaUses({ id }: { id: string }): ReactNode {
  const query = useMediaUses(id);
  const zone = useAccountZone();
  const now = useNow();
  return (
    <section aria-labelledby="media-uses" className="library-uses">
      <h3 id="media-uses">
        <Trans>Where it’s used</Trans>
      </h3>
      <QueryView query={query} failed={t`Couldn’t load where this file is used.`} rows={1}>
        {({ uses, more }) =>
          uses.length === 0 ? (
            <p className="muted">
              <Trans>No drafts or posts use this file.</Trans>
            </p>
          ) : (
            <>
              <ul>
                {uses.map((use) => (
                  <li key={use.id}>
                    <a href={use.kind === 'draft' ? `/create-post?draft=${use.id}` : `/posts/${use.id}`}>
                      {firstWords(use.text) ??
                        (use.kind === 'draft' ? t`Draft without text` : t`Post without text`)}
                    </a>
                    <p className="muted">{TEXTS[use.kind](shortTime(new Date(use.at), zone, now))}</p>
                  </li>
                ))}
              </ul>
              {more && (
                <p className="muted">
                  <Trans>Other posts use this file too.</Trans>
                </p>
              )}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
