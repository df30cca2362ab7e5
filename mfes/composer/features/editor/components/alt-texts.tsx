import { Button, FieldError } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { figure } from '../../../lib/figure.ts';
import type { MediaItem } from '../../../lib/media-item.ts';
import { Thumb } from '../../../lib/thumb.tsx';
import type { AltTextLimit } from '../model/alt-text-limit.ts';

interface AltTextsProps {
  readonly media: readonly MediaItem[];
  readonly most: AltTextLimit;
  /** A description by the draft's writer; may be empty. */
  readonly suggestion: string;
  onDescribe(id: string, text: string): void;
}

/** Alt text fields, with a suggestion for images without one. */
export function AltTexts({ media, most, suggestion, onDescribe }: AltTextsProps): ReactNode {
  const pictures = media.filter(({ kind, state }) => kind === 'image' && state === 'ready');
  if (media.length === 0)
    return suggestion ? (
      <p className="muted">
        <Trans>Image idea: {suggestion}</Trans>
      </p>
    ) : null;
  if (pictures.length === 0) return null;
  const isFree = pictures.every(({ altText }) => altText !== suggestion);
  return (
    <section className="composer-alts" aria-labelledby="alt-texts">
      <h3 id="alt-texts">
        <Trans>Alt text</Trans>
      </h3>
      <p className="muted composer-help">
        {plural(
          { count: pictures.length },
          {
            one: 'Describe the image for people who can’t see it. All networks make it available to screen readers.',
            other:
              'Describe each image for people who can’t see it. All networks make it available to screen readers.',
          },
        )}
      </p>
      {pictures.map((picture) => (
        <AltText
          key={picture.id}
          picture={picture}
          most={most}
          suggestion={suggestion}
          offered={isFree && suggestion !== '' && picture.altText.trim() === ''}
          onDescribe={(text) => onDescribe(picture.id, text)}
        />
      ))}
    </section>
  );
}

/** The field for an image's alt text. Null while none is open. */
export const altTextField = (imageId: string): HTMLElement | null =>
  document.querySelector(`[data-alt-text="${imageId}"]`);

interface AltTextProps {
  readonly picture: MediaItem;
  readonly most: AltTextLimit;
  readonly suggestion: string;
  /** Whether it may be asked for: not where it is used already, or where something is written. */
  readonly offered: boolean;
  onDescribe(text: string): void;
}

function AltText({ picture, most, suggestion, offered, onDescribe }: AltTextProps): ReactNode {
  const { name, altText, altProblem } = picture;
  const isLong = altText.length > most.most;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const showOffer = (open: boolean): void => {
    setIsOpen(open);
    field.current?.focus();
  };
  return (
    <div className="composer-alt">
      <Thumb item={picture} />
      <div>
        <label htmlFor={id}>{name}</label>
        <textarea
          ref={field}
          id={id}
          data-alt-text={picture.id}
          className="composer-text"
          rows={2}
          // A text that is already too long can still be shortened.
          maxLength={most.most}
          aria-invalid={isLong || undefined}
          value={altText}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            setIsOpen(false);
            onDescribe(event.target.value.replaceAll('\n', ' '));
          }}
        />
        <div id={`${id}-help`}>
          {altProblem || isLong ? (
            <FieldError>{altProblem ?? tooLong(altText, most)}</FieldError>
          ) : (
            <p className="muted composer-help">{helpFor(altText, suggestion, most)}</p>
          )}
          {offered && isOpen && (
            <Offer
              name={name}
              suggestion={suggestion}
              onUse={() => {
                onDescribe(suggestion);
                showOffer(false);
              }}
              onDismiss={() => showOffer(false)}
            />
          )}
        </div>
      </div>
      {offered && !isOpen && (
        <Button aria-label={t`Suggest alt text for ${name}`} onClick={() => showOffer(true)}>
          <Trans>Suggest</Trans>
        </Button>
      )}
    </div>
  );
}

interface OfferProps {
  readonly name: string;
  readonly suggestion: string;
  onUse(): void;
  onDismiss(): void;
}

/** Nobody has looked at the picture, so this text isn't its alt text until the user says so. */
const Offer = ({ name, suggestion, onUse, onDismiss }: OfferProps): ReactNode => (
  <div className="composer-offer">
    <p>{suggestion}</p>
    <p className="muted composer-help">
      <Trans>Suggested from your text, not from the image. Check it before using.</Trans>
    </p>
    <div className="composer-row start">
      <Button size="small" aria-label={t`Use this alt text for ${name}`} onClick={onUse}>
        <Trans>Use this</Trans>
      </Button>
      <Button size="small" type="text" aria-label={t`Dismiss the alt text for ${name}`} onClick={onDismiss}>
        <Trans>Dismiss</Trans>
      </Button>
    </div>
  </div>
);

const tooLong = (altText: string, { most, by }: AltTextLimit): string =>
  t`${{ network: by ?? 'Carillon' }} accepts alt text of up to ${{ most: figure(most) }} characters. Shorten it by ${{ over: figure(altText.length - most) }}.`;

function helpFor(altText: string, suggestion: string, { most, by }: AltTextLimit): string {
  const [length, limit] = [figure(altText.length), figure(most)];
  if (altText.length > most * 0.9)
    return by ? t`${length} of ${limit} characters on ${by}.` : t`${length} of ${limit} characters.`;
  return altText !== '' && altText === suggestion
    ? t`Suggested from your text, not from the image. Correct anything that isn’t in the image.`
    : '';
}
