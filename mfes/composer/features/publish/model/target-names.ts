import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { isolateText, listText, type NetworkConnection } from '@carillon/sdk/index.ts';
import { nameAmong } from './account-names.ts';
import { pagesOf } from './chosen-pages.ts';
import type { Choice, Targets } from './targets.ts';

/** A draft's targets by the user's choice only, whatever the draft contains. Empty if nothing was chosen. */
export const saidText = (targets: Targets, connections: readonly NetworkConnection[]): string =>
  targetsText(
    PLATFORM_NAMES.map((platform) => {
      const selectedTargets = targets.filter((one) => one.platform === platform && one.selected);
      const connection = connections.find((one) => one.platform === platform);
      return {
        platform,
        selected: selectedTargets.length > 0,
        pageIds: pagesOf(connection, selectedTargets),
      };
    }),
    connections,
  );

type ChosenTarget = Pick<Choice, 'platform' | 'selected' | 'pageIds'>;

/** Where it goes: each chosen network with its pages, accounts or profile. */
export const targetsText = (
  choices: readonly ChosenTarget[],
  connections: readonly NetworkConnection[],
): string =>
  listText(
    choices
      .filter(({ selected }) => selected)
      .map(({ platform, pageIds }) => {
        const { targets = [] } = connections.find((one) => one.platform === platform) ?? {};
        const names = targets
          .filter(({ id }) => pageIds.includes(id))
          .map((one) => isolateText(nameAmong(one, targets)));
        const { label } = PLATFORMS[platform];
        return names.length > 0 ? `${label} (${names.join(', ')})` : label;
      }),
  );
