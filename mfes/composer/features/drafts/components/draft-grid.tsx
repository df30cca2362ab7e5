import type { CreatedPosts, Draft } from '@carillon/contracts/http/ai/create-posts.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode, RefObject } from 'react';
import type { EditedPost } from '../../../lib/draft.ts';

interface DraftGridProps {
  readonly result: CreatedPosts;
  /** What was made so far of drafts, by their content, and what was written without one of these. */
  readonly writings: ReadonlyMap<string | null, EditedPost>;
  /** Takes the focus when drafts arrive. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onSelect(source: string | null, post: EditedPost): void;
}

/** The drafts to choose from, and who wrote them; before them what the user has written that is none of them. */
export function DraftGrid({ result, writings, heading, onSelect }: DraftGridProps): ReactNode {
  const { name, fell_back } = result.writer;
  const drafts = new Set<string | null>(result.posts.map(({ content }) => content));
  const own = [...writings].filter(([source, { text }]) => !drafts.has(source) && text.trim() !== '');
  return (
    <section className="page" style={{ gap: 16 }} aria-labelledby="drafts">
      <div>
        <h2 ref={heading} id="drafts" tabIndex={-1} aria-describedby="drafts-line" style={{ fontSize: 20 }}>
          Generated Posts
        </h2>
        <p id="drafts-line" className="muted" role="status">
          {count(result.posts.length)}{' '}
          {fell_back ? result.message : `Written by ${name}. Pick one and make it yours.`}
        </p>
      </div>
      <div className="composer-grid">
        {own.map(([source, post]) => (
          <Card
            key={`own ${source}`}
            own
            note="What you have written"
            post={post}
            action="Continue"
            label="Continue what you have written"
            onSelect={() => onSelect(source, post)}
          />
        ))}
        {result.posts.map((draft, at) => (
          <Card
            key={draft.content}
            own={isEdited(draft, writings)}
            note={isEdited(draft, writings) ? `${draft.purpose} · edited by you` : draft.purpose}
            post={writings.get(draft.content) ?? asWritten(draft)}
            action="Select"
            label={`Select draft ${at + 1}`}
            onSelect={() => onSelect(draft.content, asWritten(draft))}
          />
        ))}
      </div>
    </section>
  );
}

const count = (drafts: number): string => (drafts === 1 ? '1 draft.' : `${drafts} drafts.`);

const asWritten = ({ content, hashtags }: Draft): EditedPost => ({ text: content, hashtags });

function isEdited(draft: Draft, writings: DraftGridProps['writings']): boolean {
  const post = writings.get(draft.content);
  return post !== undefined && JSON.stringify(post) !== JSON.stringify(asWritten(draft));
}

interface CardProps {
  /** The user's own words, which are known, are cut short; a draft to choose from is there whole. */
  readonly own: boolean;
  readonly note: string;
  readonly post: EditedPost;
  readonly action: string;
  readonly label: string;
  onSelect(): void;
}

const Card = ({ own, note, post, action, label, onSelect }: CardProps): ReactNode => (
  <article className="panel composer-draft">
    <p className="muted">{note}</p>
    <p className={own ? 'composer-content own' : 'composer-content'}>{post.text}</p>
    <p className="composer-tags">{post.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
    <Button onClick={onSelect} aria-label={label}>
      {action}
    </Button>
  </article>
);
