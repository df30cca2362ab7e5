import { checkInput } from '@carillon/contracts/check-input.ts';
import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import { PLATFORMS, type PlatformName, platformById } from '@carillon/contracts/domain/platforms.ts';
import { chosenOptions, optionFaults } from '@carillon/contracts/domain/post-options.ts';
import type { FieldTexts } from '@carillon/contracts/errors.ts';
import { platformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import { select, sentence, type Text, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';

/** One target as the user chose it. */
export interface Entry {
  readonly platform: PlatformName;
  readonly pageId: string | null;
  readonly content: string;
  /** Null where none is wanted. */
  readonly firstComment: string | null;
  /** Chosen options of the network; null for the defaults. Left out where the request does not mention them. */
  readonly options?: PostOptions | null | undefined;
}

export type Checked =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly errors: FieldTexts };

export const NO_PLATFORM = sentence`Please select at least one platform to publish to.`;

const withNumber = z.object({ platform_id: z.number() });

/** Reads the `platforms` field: a JSON list of targets, each of them whole and none twice. */
export function readEntries(json: string): Checked {
  const list = parseJson(json);
  if (!Array.isArray(list))
    return refuse({
      platforms: ['Send a JSON list of {platform_id, page_id, content, first_comment, options}.'],
    });
  if (list.length === 0) return refuse({ platforms: [NO_PLATFORM] });
  if (list.length > MOST_TARGETS)
    return refuse({
      platforms: [sentence`Choose at most ${{ most: MOST_TARGETS }} pages, accounts and profiles.`],
    });

  const errors: Errors = {};
  const seenKeys = new Set<string>();
  const entries = list.flatMap((item, n): Entry[] => {
    const entry = readEntry(item, `platforms.${n}`, errors);
    if (!entry) return [];
    const key = `${entry.platform} ${entry.pageId}`;
    if (seenKeys.has(key)) errors[`platforms.${n}.page_id`] = [chosenTwiceText(entry)];
    seenKeys.add(key);
    return [entry];
  });
  return Object.keys(errors).length > 0 ? refuse(errors) : { ok: true, entries };
}

function readEntry(item: unknown, field: string, errors: Errors): Entry | null {
  const result = checkInput(platformEntry, item, field.split('.'));
  if (!result.ok) {
    Object.assign(errors, result.errors);
    const parsedNumber = withNumber.safeParse(item);
    if (parsedNumber.success && !platformById(parsedNumber.data.platform_id))
      errors[`${field}.platform_id`] = [unknownPlatform(parsedNumber.data.platform_id)];
    return null;
  }
  const { platform_id, page_id, content, first_comment, options } = result.data;
  const platform = platformById(platform_id);
  const pageId = page_id || null;
  if (pageId === null && platform.needsPage) errors[`${field}.page_id`] = [chooseTarget(platform)];
  else if (pageId !== null && !platform.needsPage && platform.kindOf(pageId) !== 'page' && !isProfile(pageId))
    errors[`${field}.page_id`] = [NO_PAGE];
  const givenOptions = options ?? {};
  for (const [name, fault] of Object.entries(optionFaults(platform.options, givenOptions)))
    errors[`${field}.options.${name}`] = [fault];
  const chosenValues = chosenOptions(platform.options, givenOptions);
  const firstComment = first_comment?.trim() || null;
  return {
    platform: platform.name,
    pageId,
    content,
    firstComment,
    ...(options && { options: chosenValues }),
  };
}

const isProfile = (targetId: string): boolean => targetId.startsWith('urn:li:person:');

const NO_PAGE = sentence`Name a LinkedIn page as urn:li:organization: and its number, or leave this out for the profile.`;

const chooseTarget = ({ label, targetNoun }: (typeof PLATFORMS)[PlatformName]): Text =>
  text`Choose ${select({ noun: targetNoun }, { page: 'a page', profile: 'a profile', other: 'an account' })} on ${{ network: label }}.`;

export const chosenTwiceText = ({ platform, pageId }: Entry): Text => {
  const { label, targetNoun, kindOf } = PLATFORMS[platform];
  if (pageId === null) return text`${{ network: label }} is chosen twice.`;
  const noun = kindOf(pageId) === 'page' ? 'page' : targetNoun;
  return text`This ${{ network: label }} ${select({ noun }, { page: 'page', profile: 'profile', other: 'account' })} is chosen twice.`;
};

const unknownPlatform = (id: number): Text => {
  const knownNetworks = Object.values(PLATFORMS).map((platform) => `${platform.id} (${platform.label})`);
  return text`There is no network with the ID ${{ id: String(id) }}. Use ${{ known: { anyOf: knownNetworks } }}.`;
};

type Errors = Record<string, readonly (string | Text)[]>;

const refuse = (errors: FieldTexts): Checked => ({ ok: false, errors });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
