import { ALT_TEXT_LENGTH } from '@carillon/contracts/domain/limits.ts';
import { Button, FieldError } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useRef } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';

interface AltTextsProps {
  readonly media: readonly MediaItem[];
  /** What the draft's writer would show; may be empty. */
  readonly suggestion: string;
  onDescribe(id: string, text: string): void;
}

/** What each picture shows, to be said by the user. Where there is none yet, which would fit. */
export function AltTexts({ media, suggestion, onDescribe }: AltTextsProps): ReactNode {
  const pictures = media.filter(({ kind, state }) => kind === 'image' && state === 'ready');
  if (media.length === 0) return suggestion ? <p className="muted">Add a picture: {suggestion}</p> : null;
  if (pictures.length === 0) return null;
  const isFree = pictures.every(({ altText }) => altText !== suggestion);
  return (
    <section className="composer-alts" aria-labelledby="alt-texts">
      <h2 id="alt-texts">Alt text</h2>
      <p className="muted composer-help">
        Say what {pictures.length === 1 ? 'the picture shows' : 'each picture shows'}, for people who can’t
        see it. All networks pass it on to screen readers.
      </p>
      {pictures.map((picture) => (
        <AltText
          key={picture.id}
          picture={picture}
          suggestion={suggestion}
          offered={isFree && suggestion !== '' && picture.altText.trim() === ''}
          onDescribe={(text) => onDescribe(picture.id, text)}
        />
      ))}
    </section>
  );
}

interface AltTextProps {
  readonly picture: MediaItem;
  readonly suggestion: string;
  readonly offered: boolean;
  onDescribe(text: string): void;
}

function AltText({ picture, suggestion, offered, onDescribe }: AltTextProps): ReactNode {
  const { name, altText, altProblem } = picture;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="composer-alt">
      <Thumb item={picture} />
      <div>
        <label htmlFor={id}>{name}</label>
        <textarea
          ref={field}
          id={id}
          className="composer-text"
          rows={2}
          maxLength={ALT_TEXT_LENGTH}
          value={altText}
          aria-describedby={`${id}-help`}
          onChange={(event) => onDescribe(event.target.value.replaceAll('\n', ' '))}
        />
        <div id={`${id}-help`}>
          {altProblem ? (
            <FieldError>{altProblem}</FieldError>
          ) : (
            <p className="muted composer-help">{helpFor(altText, suggestion)}</p>
          )}
        </div>
      </div>
      {offered && (
        <Button
          aria-label={`Suggest an alt text for ${name}`}
          onClick={() => {
            onDescribe(suggestion);
            field.current?.focus();
          }}
        >
          Suggest
        </Button>
      )}
    </div>
  );
}

function helpFor(altText: string, suggestion: string): string {
  if (altText.length > ALT_TEXT_LENGTH * 0.9)
    return `${altText.length.toLocaleString('en-US')} of ${ALT_TEXT_LENGTH.toLocaleString('en-US')} characters.`;
  return altText !== '' && altText === suggestion
    ? 'Written from your topic, without a look at the picture. Correct what it does not show.'
    : '';
}
