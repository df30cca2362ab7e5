import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Button, EmptyState } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import libraryStyles from '../../../lib/library-styles.css';
import { pairProblem } from '../model/add-files.ts';
import { LibraryBrowser } from './library-browser.tsx';

export interface LibraryDialogProps {
  /** The kinds of what the post has already. */
  readonly have: readonly MediaView['kind'][];
  /** The ids of that. */
  readonly used: readonly string[];
  onPick(chosenMedia: readonly MediaView[]): void;
  onClose(): void;
}

/** Files of the library to be picked for a post, in the order they are chosen. */
export function LibraryDialog({ have, used, onPick, onClose }: LibraryDialogProps): ReactNode {
  const [chosenMedia, setChosenMedia] = useState<readonly MediaView[]>([]);
  const [problem, setProblem] = useState('');
  const choose = (media: MediaView): void => {
    setProblem('');
    if (chosenMedia.some(({ id }) => id === media.id))
      return setChosenMedia(chosenMedia.filter(({ id }) => id !== media.id));
    if (used.includes(media.id)) return setProblem(t`“${{ name: media.name }}” is already in the post.`);
    const refusal = pairProblem(media.kind, [...have, ...chosenMedia.map(({ kind }) => kind)]);
    if (refusal) return setProblem(t`“${{ name: media.name }}” can’t be added: ${refusal}`);
    setChosenMedia([...chosenMedia, media]);
  };
  return (
    <Dialog
      title={t`Choose from the library`}
      width={880}
      onClose={onClose}
      status={
        <p role="status" className={problem ? 'composer-error' : 'muted'}>
          {problem || selectedText(chosenMedia.length)}
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="primary" disabled={chosenMedia.length === 0} onClick={() => onPick(chosenMedia)}>
            <Trans>Add to post</Trans>
          </Button>
        </>
      }
    >
      <style href="library" precedence="default">
        {libraryStyles}
      </style>
      <LibraryBrowser
        level={3}
        picked={new Set(chosenMedia.map(({ id }) => id))}
        onChoose={choose}
        empty={
          <EmptyState level={3} title={t`No files yet`}>
            <Trans>Images and videos you upload here or in the Media Library appear here.</Trans>
          </EmptyState>
        }
      />
    </Dialog>
  );
}

const selectedText = (count: number): string =>
  count === 0 ? t`Nothing selected yet.` : plural(count, { one: '# selected.', other: '# selected.' });
