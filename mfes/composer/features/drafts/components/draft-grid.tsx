import type { CreatedPosts, Draft } from '@carillon/contracts/http/ai/create-posts.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** The drafts to choose from, and who wrote them. */
export function DraftGrid({
  result,
  onSelect,
}: {
  result: CreatedPosts;
  onSelect: (draft: Draft) => void;
}): ReactNode {
  const { name, fell_back } = result.writer;
  return (
    <section className="page" style={{ gap: 16 }} aria-labelledby="drafts">
      <div>
        <h2 id="drafts" style={{ fontSize: 20 }}>
          Generated Posts
        </h2>
        <p className="muted">
          {fell_back ? result.message : `Written by ${name}. Pick one and make it yours.`}
        </p>
      </div>
      <div className="composer-grid">
        {result.posts.map((draft, at) => (
          <article key={draft.content} className="panel composer-draft">
            <p className="muted">{draft.purpose}</p>
            <p className="composer-content">{draft.content}</p>
            <p className="composer-tags">{draft.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
            <Button onClick={() => onSelect(draft)} aria-label={`Select draft ${at + 1}`}>
              Select
            </Button>
          </article>
        ))}
      </div>
    </section>
  );
}
