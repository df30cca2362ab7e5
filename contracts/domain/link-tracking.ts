import { linkRanges } from './links.ts';
import { byPlatform, type PlatformName } from './platforms.ts';

/** The parameters that analytics tools read of an address, in the order that they are added in. */
export const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmName = (typeof UTM_NAMES)[number];
/** Without these, a tool can't tell where a visit came from. */
export const NEEDED_UTM: readonly UtmName[] = ['utm_source', 'utm_medium', 'utm_campaign'];

/** Placeholders for facts about the post. Dates always have the same length, so that no text grows when it is moved. */
export const PLACEHOLDERS = ['network', 'account', 'date', 'month'] as const;

/** How the links of one network's posts are tagged. */
export type NetworkTags = Readonly<Record<UtmName, string>> & { readonly enabled: boolean };

/** The link tracking of a workspace. */
export interface LinkRule {
  /** Whether new posts follow it, unless their writer says otherwise. */
  readonly enabled: boolean;
  readonly networks: Readonly<Record<PlatformName, NetworkTags>>;
  /** The sites whose links are tagged, with all their subdomains; null for every link. */
  readonly domains: readonly string[] | null;
}

/** The part of a rule that one post on one network needs. */
export interface LinkTags {
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly domains: readonly string[] | null;
}

/** The values of the placeholders. */
export interface LinkFacts {
  readonly network: PlatformName;
  /** The name of the page, account or profile. */
  readonly account: string;
  /** YYYY-MM-DD where the post was planned. */
  readonly date: string;
}

/** Links beyond these stay as they are, so that no text grows without end. */
export const MAX_TAGGED_LINKS = 100;
/** Longest value of a parameter, in Unicode code points. */
export const MAX_VALUE = 100;
const MAX_FILLED = 150;

/** The tags of a network whose links stay unchanged. */
export const NO_TAGS: NetworkTags = {
  enabled: false,
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
};

/** Completes the networks of a rule that is older than some of them. */
export const allNetworks = (networks: Partial<LinkRule['networks']>): LinkRule['networks'] =>
  byPlatform((name) => networks[name] ?? NO_TAGS);

/** The parameters that a rule adds for a network. Null if there are none. */
export function tagsOf({ networks, domains }: LinkRule, network: PlatformName): LinkTags | null {
  const networkTags = networks[network] ?? NO_TAGS;
  const parameters = UTM_NAMES.map((name) => ({ name, value: networkTags[name].trim() })).filter(
    ({ value }) => value !== '',
  );
  return networkTags.enabled && parameters.length > 0 ? { parameters, domains } : null;
}

/** Returns the text to publish, with its links tagged. Parameters that a link already has stay unchanged. */
export function withLinkTags(text: string, tags: LinkTags | null, facts: LinkFacts): string {
  if (!tags) return text;
  const parameters = tags.parameters.map(({ name, value }) => [name, fillValue(value, facts)] as const);
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of linkRanges(text).slice(0, MAX_TAGGED_LINKS)) {
    const link = text.slice(start, end);
    parts.push(text.slice(done, start), isMeant(link, tags.domains) ? tagLink(link, parameters) : link);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

/** The placeholders of a value that mean nothing, as they were written. */
export const unknownPlaceholders = (value: string): string[] =>
  (value.match(BRACES) ?? []).filter((one) => !PLACEHOLDERS.some((name) => one === `{${name}}`));

/**
 * Returns `example.com` for both `https://www.Example.com/shop` and `*.example.com`. Null if the input isn't a
 * domain.
 */
export function domainOf(input: string): string | null {
  const [name = ''] = input
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:\*\.|www\.)/i, '')
    .split(/[/?#]/);
  const url = `https://${name}/`;
  const host = /[\s@:\\]/.test(name) || !URL.canParse(url) ? '' : new URL(url).hostname.replace(/\.$/, '');
  return host.includes('.') && !host.startsWith('.') && host.length <= 253 ? host : null;
}

type Parameter = readonly [name: string, value: string];

const BRACES = /\{[^{}]*\}|[{}]/g;

/** Written into the address as its writer spelled it: nothing else of it changes. */
function tagLink(link: string, parameters: readonly Parameter[]): string {
  const [, base = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  const had = [...new URLSearchParams(query).keys()].map((name) => name.toLowerCase());
  const added = parameters
    .filter(([name, value]) => value !== '' && !had.includes(name))
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&');
  if (added === '') return link;
  const path = base.indexOf('/', base.indexOf('//') + 2) < 0 ? `${base}/` : base;
  const before = !query || query === '?' ? '?' : query.endsWith('&') ? query : `${query}&`;
  return `${path}${before}${added}${hash}`;
}

function isMeant(link: string, domains: readonly string[] | null): boolean {
  if (!domains) return true;
  const host = new URL(link).hostname.replace(/\.$/, '');
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

function fillValue(value: string, { network, account, date }: LinkFacts): string {
  const facts: Record<string, string> = { network, account: slugOf(account), date, month: date.slice(0, 7) };
  const text = value.replace(/\{([a-z]*)\}/g, (whole, name: string) => facts[name] ?? whole);
  return [...text].slice(0, MAX_FILLED).join('').trim();
}

/** Words with hyphens between them, as reports show them best. */
const slugOf = (name: string): string =>
  [
    ...name
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  ]
    .slice(0, MAX_SLUG)
    .join('')
    .trim()
    .replaceAll(' ', '-');

const MAX_SLUG = 60;

/** Encodes every sign that could end the address where a reader finds it in the text. */
const encodeValue = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*~]|[._-]$/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
