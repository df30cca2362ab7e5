import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { MAX_VALUE, NO_TAGS } from '../../domain/link-tracking.ts';
import { byPlatform } from '../../domain/platforms.ts';
import { sentence } from '../../text.ts';

/** Most sites that a rule names. */
export const MAX_DOMAINS = 50;

const value = textUpTo(MAX_VALUE).default('');

/** Values for one network. {network}, {account}, {date} and {month} are filled in for each post. */
const networkTags = z.object({
  enabled: z.boolean(),
  utm_source: value,
  utm_medium: value,
  utm_campaign: value,
  utm_term: value,
  utm_content: value,
});

/** Generated clients can't read a default that is an object. */
const withoutDefault = ({ jsonSchema }: { jsonSchema: { default?: unknown } }): void => {
  delete jsonSchema.default;
};

/** The parameters that a workspace adds to the links of its posts. */
export const linkRule = z.object({
  /** Whether new posts follow it, unless their writer says otherwise. */
  enabled: z.boolean(),
  /** A network that is left out, or newer than the rule, adds nothing. */
  networks: z.object(byPlatform(() => networkTags.default(NO_TAGS).meta({ override: withoutDefault }))),
  /** The sites whose links are tagged, with their subdomains; null for every link. */
  domains: z
    .array(textUpTo(300))
    .max(MAX_DOMAINS, sentence`Enter at most ${{ most: MAX_DOMAINS }} sites.`)
    .nullable(),
});

export const linkTracking = linkRule.extend({
  /** One more with each change; 1 for the first. */
  version: z.number().int().positive(),
});
export type LinkTrackingView = z.output<typeof linkTracking>;
