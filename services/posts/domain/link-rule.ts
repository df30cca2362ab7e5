import {
  domainOf,
  type LinkRule,
  NEEDED_UTM,
  PLACEHOLDERS,
  UTM_NAMES,
  unknownPlaceholders,
} from '@carillon/contracts/domain/link-tracking.ts';
import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { FieldTexts } from '@carillon/contracts/errors.ts';
import { sentence, type Text, text } from '@carillon/contracts/text.ts';

export interface StoredLinkRule extends LinkRule {
  readonly workspaceId: string;
  /** One more with each change; 1 for the first. */
  readonly version: number;
}

export type CheckedRule =
  | { readonly ok: true; readonly rule: LinkRule }
  | { readonly ok: false; readonly errors: FieldTexts };

/** A rule as somebody wants it, with its sites as they are compared. */
export function checkLinkRule(rule: LinkRule): CheckedRule {
  const errors: Record<string, readonly (string | Text)[]> = {};
  for (const network of PLATFORM_NAMES) {
    const networkTags = rule.networks[network];
    if (!networkTags.enabled) continue;
    for (const name of UTM_NAMES) {
      const unknown = unknownPlaceholders(networkTags[name]);
      const isMissing = NEEDED_UTM.includes(name) && networkTags[name].trim() === '';
      if (isMissing) errors[`networks.${network}.${name}`] = [text`Fill in ${{ name }}.`];
      else if (unknown.length > 0) errors[`networks.${network}.${name}`] = [meansNothing(unknown)];
    }
  }
  const domains = rule.domains && [...new Set(rule.domains.map((one) => domainOf(one) ?? ''))];
  const wrong = rule.domains?.filter((one) => domainOf(one) === null) ?? [];
  if (domains?.length === 0) errors.domains = [sentence`Name at least one site, or tag all links.`];
  if (wrong.length > 0)
    errors.domains = [
      text`${{ sites: wrong.map((one) => `“${one}”`) }} isn’t a valid site. Use a format such as example.com.`,
    ];
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, rule: { ...rule, domains } };
}

const meansNothing = (unknown: readonly string[]): Text =>
  text`${{ unknown: [...new Set(unknown)] }} isn’t a placeholder. Use ${{ known: { anyOf: PLACEHOLDERS.map((name) => `{${name}}`) } }}.`;
