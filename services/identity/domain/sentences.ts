import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { TargetKind } from '@carillon/contracts/networks/network.ts';
import { plural, sentence, type Text, text } from '@carillon/contracts/text.ts';
import type { Connection } from './connection.ts';

export const notConnected = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} is not connected. Connect it on the dashboard.`;

export const connectionIsLost = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} no longer accepts the connection to your account. Connect it again on the dashboard.`;

export const connectionExpired = (platform: PlatformName): Text =>
  text`The permission you gave on ${{ network: labelOf(platform) }} has expired.`;

export const connectionIsSealed = (platform: PlatformName): Text =>
  text`Carillon can no longer decrypt its access to ${{ network: labelOf(platform) }}. Connect it again on the dashboard.`;

/** Returns the message and values of a reason stored in English; undefined for a network's own words. */
export const textOfLoss = (platform: PlatformName, reason: string): Text | undefined =>
  [connectionExpired(platform), connectionIsSealed(platform)].find(({ english }) => english === reason);

export const notYourTarget = (platform: PlatformName, targetId: string): Text => {
  const { label, targetNoun, needsPage, kindOf } = PLATFORMS[platform];
  const noun = needsPage || kindOf(targetId) !== 'page' ? targetNoun : 'page';
  return byNoun(noun, {
    page: text`That page is not one of your ${{ network: label }} pages.`,
    account: text`That account is not one of your ${{ network: label }} accounts.`,
    profile: text`That profile is not one of your ${{ network: label }} profiles.`,
  });
};

export const chooseTarget = (platform: PlatformName): Text => {
  const { label, targetNoun } = PLATFORMS[platform];
  return byNoun(targetNoun, {
    page: text`Choose one of your ${{ network: label }} pages.`,
    account: text`Choose one of your ${{ network: label }} accounts.`,
    profile: text`Choose one of your ${{ network: label }} profiles.`,
  });
};

const byNoun = (noun: string, texts: Readonly<Record<TargetKind, Text>>): Text =>
  noun === 'page' || noun === 'profile' ? texts[noun] : texts.account;

/** The user connected another account than the one to be reconnected. */
export const insteadOf = (
  connection: Pick<Connection, 'platform' | 'account'>,
  accountName: string,
  works: boolean,
): Text => {
  const other = connection.account.name;
  return works
    ? text`${{ made: accountName }} is connected. The connection to ${{ other }} wasn’t renewed.`
    : text`${{ made: accountName }} is connected. ${{ other }} is still disconnected: log in to ${{ network: labelOf(connection.platform) }} as ${{ other }}, then reconnect that account.`;
};

/** Describes the connected accounts briefly; one account by its name. */
export function connectedTargets(
  platform: PlatformName,
  targets: readonly { readonly name: string }[],
): string | Text | undefined {
  const { targetNoun, needsPage } = PLATFORMS[platform];
  const [first, ...pages] = targets;
  if (!needsPage)
    return first && pages.length > 0
      ? text`${{ name: first.name }} and ${plural({ count: pages.length }, { one: '# page', other: '# pages' })}`
      : first?.name;
  const count = targets.length;
  return byNoun(targetNoun, {
    page: text`${plural({ count }, { one: '# page', other: '# pages' })}`,
    account: text`${plural({ count }, { one: '# account', other: '# accounts' })}`,
    profile: text`${plural({ count }, { one: '# profile', other: '# profiles' })}`,
  });
}

export const endedAgain = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} has just ended Carillon’s access. Connect it again in a minute.`;

export const stillEnding = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} is still ending your earlier connection. Connect it again in a minute.`;

export const NO_SUCH_CONNECTION = sentence`We couldn’t find that account among the connected ones.`;
