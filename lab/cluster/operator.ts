import { ok } from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { newMfe } from '../../deploy/new/new-mfe.ts';
import { newService } from '../../deploy/new/new-service.ts';
import { makeCheckout, type ScratchCheckout } from '../../deploy/new/test/scratch-checkout.ts';
import { type Cluster, ROOT } from './cluster.ts';
import { commandsUnder } from './page-commands.ts';
import { NAMESPACE_LABELS } from './prepare.ts';
import { warnsOfNothing } from './release.ts';

/** These need Docker and a registry; kwok's pods have no images. */
const LEFT_OUT = /^npm (install$|run --silent images )/;

/** Follows the operators' page in a checkout of its own. */
export class Operator {
  readonly #cluster: Cluster;
  readonly #checkout: ScratchCheckout;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#checkout = makeCheckout(cluster.folder);
    mkdirSync(this.#checkout.at('.cache'));
    cpSync(path.join(ROOT, '.cache/installed'), this.#checkout.at('.cache/installed'));
  }

  /**
   * Runs a block of commands under a heading of the page. None may print a warning.
   * @param change returns what to run instead of a line; nothing if it returns nothing
   */
  async follow(
    heading: string,
    { block = 0, change = (line: string) => line }: FollowOptions = {},
  ): Promise<void> {
    const lines = commandsUnder(heading)[block];
    ok(lines, `"${heading}" has no block ${block}`);
    for (const line of lines.filter((one) => !LEFT_OUT.test(one)).map(change)) {
      const [, kind, name = ''] = /^npm run new -- (\S+) (\S+)$/.exec(line) ?? [];
      if (kind) await this.#make(kind, name);
      else if (line) await this.#run(line);
    }
  }

  async #run(line: string): Promise<void> {
    warnsOfNothing(line, await this.#cluster.shell(line, this.#checkout.root));
    const [, namespace] = /^kubectl create namespace (\S+)$/.exec(line) ?? [];
    if (namespace) await this.#guard(namespace);
  }

  /** Has Pod Security and the policies hold a namespace to their rules. */
  async #guard(namespace: string): Promise<void> {
    const labels = Object.entries(NAMESPACE_LABELS).map(([key, value]) => `${key}=${value}`);
    await this.#cluster.kubectl('label', 'namespace', namespace, ...labels);
  }

  /** Does what `npm run new` does, but for installing packages, which the checkout shares. */
  async #make(kind: string, name: string): Promise<void> {
    if (kind === 'service') await newService(this.#checkout.root, name);
    else newMfe(this.#checkout.root, name);
    this.#checkout.link(kind === 'service' ? `services/${name}` : `mfes/${name}`);
    await this.#run('npm run --silent chart');
  }
}

interface FollowOptions {
  readonly block?: number;
  readonly change?: (line: string) => string;
}
