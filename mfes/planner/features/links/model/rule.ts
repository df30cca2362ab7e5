import {
  domainOf,
  type LinkFacts,
  type LinkRule,
  tagsOf,
  withLinkTags,
} from '@carillon/contracts/domain/link-tracking.ts';
import { byPlatform, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';

type Networks = LinkTrackingView['networks'];

/** A rule being edited. */
export interface RuleForm {
  readonly enabled: boolean;
  readonly networks: Networks;
  readonly everySite: boolean;
  /** The sites as typed, with spaces, commas or lines between them. */
  readonly sites: string;
}

const first = {
  enabled: true,
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: '{month}',
  utm_term: '',
  utm_content: '',
};

/** The first rule of a workspace: the parameters that most reports use, on networks with clickable links. */
export const FIRST: RuleForm = {
  enabled: true,
  everySite: true,
  sites: '',
  networks: byPlatform((name) => ({ ...first, enabled: PLATFORMS[name].links.linked })),
};

export const formOf = ({ enabled, networks, domains }: LinkTrackingView): RuleForm => ({
  enabled,
  networks,
  everySite: domains === null,
  sites: domains?.join('\n') ?? '',
});

export const ruleOf = ({ enabled, networks, everySite, sites }: RuleForm) => ({
  enabled,
  networks,
  domains: everySite ? null : sitesIn(sites),
});

export const isSameForm = (a: RuleForm, b: RuleForm): boolean =>
  JSON.stringify(ruleOf(a)) === JSON.stringify(ruleOf(b));

export const withNetwork = (
  form: RuleForm,
  network: PlatformName,
  part: Partial<Networks[PlatformName]>,
): RuleForm => ({
  ...form,
  networks: { ...form.networks, [network]: { ...form.networks[network], ...part } },
});

/** The tracked link in a post of this kind. Null if it doesn't change. */
export function exampleOf(form: RuleForm, link: string, facts: LinkFacts): string | null {
  const domains = form.everySite ? null : sitesIn(form.sites).flatMap((site) => domainOf(site) ?? []);
  const rule: LinkRule = { ...ruleOf(form), domains };
  const tagged = withLinkTags(link.trim(), tagsOf(rule, facts.network), facts);
  return tagged === link.trim() ? null : tagged;
}

/** A link of the first own site. */
export const linkOf = ({ everySite, sites }: RuleForm): string => {
  const [domain] = everySite ? [] : sitesIn(sites).flatMap((site) => domainOf(site) ?? []);
  return `https://${domain ?? 'example.com'}/spring?size=m#menu`;
};

const sitesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
