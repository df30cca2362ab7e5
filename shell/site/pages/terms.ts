import { publicPage } from '@carillon/sdk/text/public-page.ts';
import { t } from '@lingui/core/macro';
import { allNetworks, linkIn } from '../layout/language.ts';
import { askAboutData, askForHelp, legalPage, operatorMissing } from '../layout/legal.ts';
import { byOperator, OPERATOR, wherePlansAreOff, whilePlansAreSold } from '../layout/parts.ts';
import type { SitePage } from '../site-page.ts';

const parties = (): string => `${operatorMissing()}
<p>${byOperator(
  t`These terms apply between you and ${{ operator: OPERATOR }}, who runs this Carillon server (the operator). By signing up, you agree to them.`,
  t`These terms apply between you and the person or organization that runs this Carillon server (the operator). By signing up, you agree to them.`,
)} ${askForHelp()} ${askAboutData()}</p>
<p>${t`Carillon itself is open source, under the GNU Affero General Public License, version 3 or later. Anyone who uses it over a network is entitled to its source code, including the operator’s changes. These terms cover this server, not the software.`}</p>`;

const service = (): string =>
  `<p>${t`Carillon connects your pages, profiles and accounts on ${{ networks: allNetworks() }}, helps you write posts, publishes them when you choose, and shows their results. Where a network is not set up, a sandbox network may stand in for it. Posts there are public on this server and reach no real network.`}</p>`;

const account = (): string => `<ul>
<li>${t`Use a valid email address, and keep your password to yourself. You are responsible for activity on your account.`}</li>
<li>${t`Connect only pages, accounts and profiles that you may publish to.`}</li>
<li>${t`Tell the operator at once if somebody else uses your account.`}</li>
</ul>`;

const content =
  (): string => `<p>${t`What you write and upload stays yours. You allow the operator to store it, convert it to a size and format that a network accepts, and send it to the networks that you choose, as far as the service requires.`}</p>
<p>${t`You are responsible for what you publish: you must have the right to use it, it must be lawful, and it must comply with the networks’ own terms, which apply in addition to these. Unlawful, hateful or deceptive content, spam, malware, and pretending to be somebody else are not allowed.`}</p>`;

const ai = (): string =>
  `<p>${t`Drafts, hashtags, descriptions, sentiment analyses and plans are made by a program. They may be wrong, or similar to somebody else’s. Read them before you publish or rely on them: posts are published under your name.`}${whilePlansAreSold(` ${t`The words that the AI tools write count toward your limit, and you can run out of them.`}`)}</p>`;

const plans = (): string =>
  whilePlansAreSold(
    `<p>${linkIn(t`Signing up is free and includes a 30-day free trial and 10,000 free words. Prices, periods and limits are those shown on the <a>pricing page</a> when you buy. Monthly and yearly plans renew until you cancel; prepaid and lifetime plans are paid once. When a trial or plan ends, you can still read everything and scheduled posts are still published, but you can’t create anything new. Any right of withdrawal that the law gives you is unaffected.`, publicPage('/pricing'))}</p>`,
  ) +
  wherePlansAreOff(
    `<p>${t`There are no plans on this server. Everything is included, within the limits of the server.`}</p>`,
  );

const availability = (): string =>
  `<p>${t`The operator takes reasonable care to keep the service available, and may interrupt it for maintenance. Networks may be unavailable, limit how much is published, refuse a post, or change their rules. Carillon retries where that helps and notifies you where it doesn’t; a post may be late or fail for such reasons.`}</p>`;

const ending = (): string =>
  `<p>${linkIn(t`You may stop using the service at any time and have your account deleted (<a>how</a>). The operator may suspend an account that breaks these terms or endangers the service. Before ending the service, the operator gives you fair notice, so that you can take your content with you.`, `${publicPage('/privacy')}#deletion`)}</p>`;

const liability = (): string =>
  `<p>${t`The operator’s liability is unlimited for intent and gross negligence, for harm to life and health, and wherever the law requires it. Otherwise it is limited to foreseeable damage that is typical of such a service. The software comes without warranty, as its license says. Your statutory rights as a consumer are unaffected.`}</p>`;

const changes = (): string =>
  `<p>${t`If these terms change, the new ones appear here, and you are notified before they apply to you. If one of these terms is invalid, the others still apply. The law of the operator’s country applies, but you keep any mandatory protection that the law of your own country gives you.`}</p>`;

export const terms = (): SitePage => {
  const about = t`What you can expect from this service, and what it expects from you.`;
  const sections = [
    { id: 'parties', title: t`The parties`, text: parties() },
    { id: 'service', title: t`The service`, text: service() },
    { id: 'account', title: t`Your account`, text: account() },
    { id: 'your-content', title: t`Your content`, text: content() },
    { id: 'ai', title: t`What the AI tools write`, text: ai() },
    { id: 'plans', title: t`Plans and payment`, text: plans() },
    { id: 'availability', title: t`Availability`, text: availability() },
    { id: 'ending', title: t`Ending the agreement`, text: ending() },
    { id: 'liability', title: t`Liability`, text: liability() },
    { id: 'changes', title: t`Changes`, text: changes() },
  ];
  return {
    path: '/terms',
    title: `${t`Terms`} · Carillon`,
    description: about,
    styles: ['legal'],
    body: () => legalPage({ path: '/terms', title: t`Terms`, about, sections }),
  };
};
