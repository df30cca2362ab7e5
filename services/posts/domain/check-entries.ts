import { checkInput } from '@carillon/contracts/check-input.ts';
import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';
import { PLATFORMS, type PlatformName, platformById } from '@carillon/contracts/domain/platforms.ts';
import { chosenOptions, optionFaults } from '@carillon/contracts/domain/post-options.ts';
import type { FieldErrors } from '@carillon/contracts/errors.ts';
import { platformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import { z } from 'zod';

/** One target as the user chose it. */
export interface Entry {
  readonly platform: PlatformName;
  readonly pageId: string | null;
  readonly content: string;
  /** Null where none is wanted. */
  readonly firstComment: string | null;
  /** What was chosen of the network's own options; null where all is as usual. Left out where nothing was said of them. */
  readonly options?: PostOptions | null | undefined;
}

export type Checked =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly errors: FieldErrors };

export const NO_PLATFORM = 'Please select at least one platform to publish to.';

const withNumber = z.object({ platform_id: z.number() });

/** Reads the `platforms` field: a JSON list of targets, each of them whole and none twice. */
export function readEntries(json: string): Checked {
  const list = parsed(json);
  if (!Array.isArray(list))
    return refuse({
      platforms: ['Send a JSON list of {platform_id, page_id, content, first_comment, options}.'],
    });
  if (list.length === 0) return refuse({ platforms: [NO_PLATFORM] });
  if (list.length > MOST_TARGETS)
    return refuse({ platforms: [`Choose at most ${MOST_TARGETS} pages, accounts and profiles.`] });

  const errors: FieldErrors = {};
  const seen = new Set<string>();
  const entries = list.flatMap((item, n): Entry[] => {
    const found = readEntry(item, `platforms.${n}`, errors);
    if (!found) return [];
    const key = `${found.platform} ${found.pageId}`;
    if (seen.has(key)) errors[`platforms.${n}.page_id`] = [chosenTwice(found)];
    seen.add(key);
    return [found];
  });
  return Object.keys(errors).length > 0 ? refuse(errors) : { ok: true, entries };
}

function readEntry(item: unknown, field: string, errors: FieldErrors): Entry | null {
  const result = checkInput(platformEntry, item, field.split('.'));
  if (!result.ok) {
    Object.assign(errors, result.errors);
    const given = withNumber.safeParse(item);
    if (given.success && !platformById(given.data.platform_id))
      errors[`${field}.platform_id`] = [unknownPlatform(given.data.platform_id)];
    return null;
  }
  const { platform_id, page_id, content, first_comment, options } = result.data;
  const platform = platformById(platform_id);
  const pageId = page_id || null;
  if (pageId === null && platform.needsPage) errors[`${field}.page_id`] = [chooseTarget(platform)];
  else if (pageId !== null && !platform.needsPage && platform.kindOf(pageId) !== 'page' && !isProfile(pageId))
    errors[`${field}.page_id`] = [NO_PAGE];
  const given = options ?? {};
  for (const [name, fault] of Object.entries(optionFaults(platform.options, given)))
    errors[`${field}.options.${name}`] = [fault];
  const chosen = chosenOptions(platform.options, given);
  const firstComment = first_comment?.trim() || null;
  return { platform: platform.name, pageId, content, firstComment, ...(options && { options: chosen }) };
}

const isProfile = (targetId: string): boolean => targetId.startsWith('urn:li:person:');

const NO_PAGE =
  'Name a LinkedIn page as urn:li:organization: and its number, or leave this out for the profile.';

const chooseTarget = ({ label, targetNoun }: (typeof PLATFORMS)[PlatformName]): string =>
  `Choose ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label} ${targetNoun}.`;

export const chosenTwice = ({ platform, pageId }: Entry): string => {
  const { label, targetNoun, kindOf } = PLATFORMS[platform];
  const noun = kindOf(pageId ?? '') === 'page' ? 'page' : targetNoun;
  return `${pageId === null ? label : `This ${label} ${noun}`} is chosen twice.`;
};

const unknownPlatform = (id: number): string => {
  const known = Object.values(PLATFORMS).map((platform) => `${platform.id} (${platform.label})`);
  return `There is no network with the id ${id}. Use ${listText(known, 'or')}.`;
};

const refuse = (errors: FieldErrors): Checked => ({ ok: false, errors });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
