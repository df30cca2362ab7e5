import { hasHashtag, hashtagsIn, normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { Button, CloseIcon, Input } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type EditedPost, withHashtag, withoutHashtag } from '../../../lib/draft.ts';

interface HashtagPanelProps {
  readonly post: EditedPost;
  readonly trending: readonly string[];
  onChange(post: EditedPost): void;
}

/** Own tags, trending tags, and the ones that are chosen. */
export function HashtagPanel({ post, trending, onChange }: HashtagPanelProps): ReactNode {
  const [input, setInput] = useState('');
  const [note, setNote] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    setNote(noteOn(normalizeHashtag(input), post.hashtags));
    onChange(withHashtag(post, input));
    setInput('');
  };
  return (
    <div className="composer-field">
      <form className="composer-row" onSubmit={add}>
        <Input
          aria-label="Own hashtag"
          placeholder="Add your own hashtag"
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <Button htmlType="submit">Add</Button>
      </form>
      <p role="status" className="composer-help">
        {note}
      </p>
      <h3>Selected</h3>
      {post.hashtags.length === 0 && (
        <p className="muted">None yet. Chosen hashtags are added below your text.</p>
      )}
      <ul className="composer-chips" aria-label="Selected hashtags">
        {post.hashtags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              aria-label={`Remove #${tag}`}
              onClick={() => onChange(withoutHashtag(post, tag))}
            >
              #{tag} <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
      <h3>Trending</h3>
      <ul className="composer-chips" aria-label="Trending hashtags">
        {trending
          .filter((tag) => !hasHashtag(post.hashtags, tag))
          .map((tag) => (
            <li key={tag}>
              <button type="button" onClick={() => onChange(withHashtag(post, tag))}>
                #{tag}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** What the networks will make of a tag, where that may surprise. */
function noteOn(tag: string, chosen: readonly string[]): string {
  if (tag === '') return 'Write a word to add.';
  if (hasHashtag(chosen, tag)) return `#${tag} is chosen already.`;
  const [read] = hashtagsIn(`#${tag}`);
  if (read === tag) return '';
  return read
    ? `The networks end a hashtag at the first sign that is no letter, digit or _: they will read #${read}.`
    : `The networks will read no hashtag in #${tag}: it needs letters or digits.`;
}
