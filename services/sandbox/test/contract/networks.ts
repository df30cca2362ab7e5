import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ContractFacts } from './facts/contract-facts.ts';
import { facebook } from './facts/facebook.ts';
import { instagram } from './facts/instagram.ts';
import { linkedin } from './facts/linkedin.ts';
import { mastodon } from './facts/mastodon.ts';

/** A network with a consent page gets its contract tests by being listed here. */
const FACTS: Readonly<Partial<Record<PlatformName, ContractFacts>>> = {
  facebook,
  instagram,
  linkedin,
  mastodon,
};

export const networks = (Object.entries(FACTS) as [PlatformName, ContractFacts][]).map(([name, facts]) => ({
  name,
  ...facts,
}));
