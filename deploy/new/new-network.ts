import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_IDS } from '@carillon/contracts/domain/platforms.ts';
import { copyTemplate } from './copy-template.ts';
import { NotMade } from './not-made.ts';

const TEMPLATE = path.join(import.meta.dirname, 'network-template');

/** Where each folder of the template goes; `NAME` becomes the network's. */
const PLACES = {
  contracts: 'contracts/networks',
  social: 'services/social/NAME',
  'sandbox-facts': 'services/sandbox/domain/networks',
  'sandbox-routes': 'services/sandbox/routes/NAME',
  'sandbox-test': 'services/sandbox/test/contract/facts',
} as const;

interface ListEntry {
  /** The beginning and the end of the list. */
  readonly list: readonly [begin: string, end: string];
  readonly entry: string;
}

/** The lists of networks, and what is added to each. */
const LISTS: Readonly<Record<string, { readonly imports: string; readonly entries: readonly ListEntry[] }>> =
  {
    'contracts/networks/networks.ts': {
      imports: "import { sprout } from './sprout.ts';",
      entries: [{ list: ['NETWORKS = [', ']'], entry: 'sprout' }],
    },
    'contracts/networks/network-details.ts': {
      imports: "import { sproutDetails } from './sprout.ts';",
      entries: [{ list: ['NETWORK_DETAILS', '};'], entry: 'sprout: sproutDetails' }],
    },
    'services/social/setups.ts': {
      imports: "import { sproutSetup } from './sprout/setup.ts';",
      entries: [{ list: ['SETUPS = {', '};'], entry: 'sprout: sproutSetup' }],
    },
    'services/sandbox/domain/networks/networks.ts': {
      imports: "import { sprout } from './sprout.ts';",
      entries: [{ list: ['FACTS', '};'], entry: 'sprout' }],
    },
    'services/sandbox/routes/networks.ts': {
      imports: "import { mountSprout } from './sprout/sprout.ts';",
      entries: [{ list: ['MountNetwork[] = [', '];'], entry: 'mountSprout' }],
    },
    'services/sandbox/test/contract/networks.ts': {
      imports: "import { sprout } from './facts/sprout.ts';",
      entries: [{ list: ['FACTS', '};'], entry: 'sprout' }],
    },
  };

/**
 * Makes a network that connects and publishes texts over the sandbox: its contract, its client, the sandbox's routes, and its
 * row in the contract tests. Gives what to do next.
 * @throws NotMade
 */
export function newNetwork(root: string, name: string): string[] {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new NotMade(`"${name}" can't name a network: use 2 to 20 lower-case letters and digits.`);
  const contract = `${PLACES.contracts}/${name}.ts`;
  const existing = [contract, `services/social/${name}`].find((one) => existsSync(path.join(root, one)));
  if (existing) throw new NotMade(`${existing} is there already.`);
  const words = wordsFor(name);
  for (const [folder, place] of Object.entries(PLACES))
    copyTemplate(path.join(TEMPLATE, folder), path.join(root, place.replace('NAME', name)), words);
  for (const [file, { imports, entries }] of Object.entries(LISTS)) {
    const added = entries.reduce(insert, `${imports}\n${readFileSync(path.join(root, file), 'utf8')}`);
    const text = Object.entries({ sprout: words.sprout, Sprout: words.Sprout }).reduce(
      (all, [word, by]) => all.replaceAll(word, by),
      added,
    );
    writeFileSync(path.join(root, file), text);
  }
  format(root, [...Object.keys(LISTS), ...listNetworkFiles(name)]);
  return [
    `${contract} says what ${words.Sprout} is: change it to what its documents say.`,
    `services/social/${name} is its client, services/sandbox/routes/${name} what the sandbox answers.`,
    'npm start    shows it on every screen, connected to the sandbox',
    `npm run test:int -- --testPathPatterns services/sandbox/test/contract    its contract tests`,
  ];
}

/** Lists the files of a network, besides its lines in the lists. */
export const listNetworkFiles = (name: string): string[] => [
  `${PLACES.contracts}/${name}.ts`,
  `services/social/${name}`,
  `${PLACES['sandbox-facts']}/${name}.ts`,
  `services/sandbox/routes/${name}`,
  `${PLACES['sandbox-test']}/${name}.ts`,
];

const wordsFor = (name: string) => ({
  '.tmpl': '',
  // The ids of networks that are being written elsewhere can't be seen from here: look before it is released.
  SPROUT_ID: String(Math.max(...PLATFORM_IDS) + 1),
  sprout: name,
  Sprout: name.charAt(0).toUpperCase() + name.slice(1),
});

/** Adds an entry at the end of a list. */
function insert(text: string, { list: [begin, end], entry }: ListEntry): string {
  const at = text.indexOf(end, text.indexOf(begin) + begin.length);
  const before = text.slice(0, at).trimEnd();
  return `${before}${/[[{,]$/.test(before) ? '' : ','}\n${entry},\n${text.slice(at)}`;
}

/** Line breaks and import order depend on the name's length and letters. */
function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/.bin/biome');
  spawnSync(biome, ['check', '--write', '--vcs-enabled=false', ...files], { cwd: root });
}

export const LISTS_OF_NETWORKS = Object.keys(LISTS);
