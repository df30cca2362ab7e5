import { isTexts, type UserStorage, useStored } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type EmojiData, EmojiPicker as Picker, type SkinTone } from 'frimousse';
import { type ReactNode, useRef, useState } from 'react';
import { withRecent } from '../model/recent-emoji.ts';
import emojiStyles from './emoji-styles.css';

export interface EmojiPickerProps {
  readonly storage: UserStorage;
  onChoose(emoji: string): void;
}

const RECENT = 'emoji-recent';
const COLUMNS = 7;
const FACES = ['😀', '👋', '🌿', '🍎', '🚗', '⚽', '💡', '❤️', '🏁'];

/** All emoji: by category, by their names, and those that were used last. */
export function EmojiPicker({
  data,
  storage,
  onChoose,
}: EmojiPickerProps & { readonly data: EmojiData }): ReactNode {
  const [recent] = useStored<string[]>(storage, RECENT, [], isTexts);
  const [tone, setTone] = useStored<SkinTone>(storage, 'emoji-tone', 'none', isTone);
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const choose = (emoji: string): void => {
    storage.set(RECENT, JSON.stringify(withRecent(recent, emoji)));
    onChoose(emoji);
  };
  const show = (at: number): void => {
    const top = list.current?.querySelectorAll<HTMLElement>('[frimousse-list] [frimousse-category]')[at + 1];
    list.current?.scrollTo({ top: top?.offsetTop ?? 0 });
  };
  return (
    <Picker.Root
      className="emoji-picker"
      columns={COLUMNS}
      skinTone={tone}
      resolveEmojiData={() => data}
      onEmojiSelect={({ emoji }) => choose(emoji)}
    >
      <style href="emoji" precedence="default">
        {emojiStyles}
      </style>
      <div className="emoji-top">
        <Picker.Search
          autoFocus
          aria-label={t`Search emoji`}
          placeholder={t`Search`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Picker.SkinTone>
          {({ skinToneVariations }) => (
            <select
              aria-label={t`Skin tone`}
              value={tone}
              onChange={(event) => setTone(event.target.value as SkinTone)}
            >
              {skinToneVariations.map(({ skinTone, emoji }) => (
                <option
                  key={skinTone}
                  value={skinTone}
                  aria-label={skinTone === 'none' ? t`No skin tone` : data.skinTones[skinTone]}
                >
                  {emoji}
                </option>
              ))}
            </select>
          )}
        </Picker.SkinTone>
      </div>
      {search === '' && (
        <>
          <div role="toolbar" aria-label={t`Categories`} className="emoji-categories">
            {data.categories.map(({ index, label }, at) => (
              <button key={index} type="button" aria-label={label} title={label} onClick={() => show(at)}>
                {FACES[at]}
              </button>
            ))}
          </div>
          {recent.length > 0 && (
            <fieldset className="emoji-recent">
              <legend className="muted">
                <Trans>Recently used</Trans>
              </legend>
              {recent.map((emoji) => (
                <button key={emoji} type="button" onClick={() => choose(emoji)}>
                  {emoji}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
      <Picker.Viewport ref={list} className="emoji-list">
        <Picker.Loading className="emoji-note">
          <Trans>Loading…</Trans>
        </Picker.Loading>
        <Picker.Empty className="emoji-note">
          {({ search: words }) => <Trans>No emoji found for “{words}”. Try another word.</Trans>}
        </Picker.Empty>
        {/* Its arrow keys know this direction alone. */}
        <Picker.List dir="ltr" />
      </Picker.Viewport>
      <p className="emoji-name muted" aria-hidden>
        <Picker.ActiveEmoji>
          {({ emoji }) => emoji?.label ?? t`Arrow keys to choose, Enter to insert`}
        </Picker.ActiveEmoji>
      </p>
    </Picker.Root>
  );
}

const TONES: readonly unknown[] = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'];
const isTone = (value: unknown): value is SkinTone => TONES.includes(value);
