import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ContractFacts } from './facts/contract-facts.ts';
import { facebook } from './facts/facebook.ts';
import { instagram } from './facts/instagram.ts';
import { linkedin } from './facts/linkedin.ts';

/** A network gets its contract tests by being listed here. */
const FACTS: Readonly<Record<PlatformName, ContractFacts>> = {
  facebook,
  instagram,
  linkedin,
};

export const networks = PLATFORM_NAMES.map((name) => ({ name, ...FACTS[name] }));
