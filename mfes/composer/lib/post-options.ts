import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { chosenOptions } from '@carillon/contracts/domain/post-options.ts';
import type { PostOption, PostOptions } from '@carillon/contracts/networks/network.ts';
import { i18n } from '@lingui/core';
import type { EditedPost } from './edited-post.ts';
import { choiceLabel, optionLabel } from './option-words.ts';

export type ChosenOptions = Readonly<Partial<Record<PlatformName, PostOptions>>>;

/** Returns a network's chosen options; null for the defaults. */
export const optionsFor = ({ options }: EditedPost, network: PlatformName): PostOptions | null =>
  chosenOptions(PLATFORMS[network].options, options?.[network] ?? {});

/** A choice for one network. Default values aren't stored. */
export function withOption(
  { options: all = {}, ...post }: EditedPost,
  network: PlatformName,
  { name, value }: { readonly name: string; readonly value: string },
): EditedPost {
  const { [network]: before = {}, ...others } = all;
  const values = { ...before, [name]: value };
  const findOption = (one: string): PostOption | undefined =>
    PLATFORMS[network].options.find((option) => option.name === one);
  const keptEntries = Object.entries(values).filter(
    ([one, givenValue]) => givenValue !== '' && !isUsual(findOption(one), givenValue),
  );
  const options = keptEntries.length > 0 ? { ...others, [network]: Object.fromEntries(keptEntries) } : others;
  return Object.keys(options).length > 0 ? { ...post, options } : post;
}

const isUsual = (option: PostOption | undefined, value: string): boolean =>
  option?.kind === 'choice' && value === option.usual;

/** Returns the text that covers the post until a reader opens it; null where nothing does. */
export function coverOf(network: PlatformName, options: PostOptions | null): string | null {
  const covering = PLATFORMS[network].options.find((one) => one.kind === 'text' && one.covers);
  return (covering && options?.[covering.name]) || null;
}

/** The choices in words, each by itself: `Followers`, `Content warning: spoilers`. */
export const optionWords = (network: PlatformName, options: PostOptions): string[] =>
  PLATFORMS[network].options.flatMap((option) => {
    const value = options[option.name];
    if (!value) return [];
    if (option.kind === 'choice') {
      const choice = option.choices.find((one) => one.value === value);
      return choice ? choiceLabel(option, choice) : [];
    }
    return `${optionLabel(option)}: ${option.kind === 'language' ? languageName(value) : value}`;
  });

/** A language by its code, as the user calls it; the code where nobody knows it. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
