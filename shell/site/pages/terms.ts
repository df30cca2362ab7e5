import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { legalPage, mail, OPERATOR_MISSING } from '../layout/legal.ts';
import { wherePlansAreOff, whilePlansAreSold } from '../layout/parts.ts';
import type { SitePage } from '../site-page.ts';

const CONTACTS = `${mail('support_email', 'For help')} ${mail('privacy_email', 'For everything about your data')}`;

const PARTIES = `${OPERATOR_MISSING}
<p>These terms hold between you and {{#operator}}{{operator}}, who runs this Carillon{{/operator}}{{^operator}}the person or organization that runs this Carillon{{/operator}} (the operator). By signing up you agree to them. ${CONTACTS}</p>
<p>Carillon itself is open source, under the GNU Affero General Public License, version 3 or later. Whoever uses it over a network may have its source code, with the operator’s changes. These terms are about this server, not about the software.</p>`;

const SERVICE = `<p>Carillon connects your pages, profiles and accounts on ${ALL_NETWORKS}, helps you to write posts, publishes them when you say, and shows their results. Where a network is not set up, a sandbox network may stand in for it: what is posted there is public on this server, and reaches no real network.</p>`;

const ACCOUNT = `<ul>
<li>Use a valid email address, and keep your password to yourself. You are responsible for activity on your account.</li>
<li>Connect only pages, accounts and profiles that you may publish to.</li>
<li>Tell the operator at once if somebody else uses your account.</li>
</ul>`;

const CONTENT = `<p>What you write and upload stays yours. You let the operator store it, bring it to the size and form that a network takes, and send it to the networks that you choose, as far as the service needs that.</p>
<p>You answer for what you publish: that you may use it, that it is lawful, and that it keeps to the networks’ own terms, which hold beside these. Not allowed are unlawful, hateful or deceiving content, spam, malware, and pretending to be somebody else.</p>`;

const AI = `<p>Drafts, hashtags, descriptions, sentiment analyses and plans are made by a program. They may be wrong, or similar to somebody else’s. Read them before you publish or rely on them: posts are published under your name.{{#plans}} The words that they write are counted and can run out.{{/plans}}</p>`;

const PLANS =
  whilePlansAreSold(
    `<p>Signing up costs nothing, and brings a 30-day free trial and 10,000 free words. Prices, periods and limits are those of the <a href="/pricing">pricing page</a> at the time when you buy. Monthly and yearly plans renew until you cancel; prepaid and lifetime are paid once. When a trial or plan ends, you can still read everything and scheduled posts are still published, but you can’t create anything new. Where a law gives you a right to withdraw, you have it.</p>`,
  ) +
  wherePlansAreOff(
    `<p>There are no plans on this server. Everything is included, within the limits of the server.</p>`,
  );

const AVAILABILITY = `<p>The operator keeps the service up with reasonable care, and may stop it for maintenance. Networks may be away, limit how much is published, refuse a post, or change their rules. Carillon then retries where that helps, and notifies you where it doesn’t; a post may be late or fail for such reasons.</p>`;

const ENDING = `<p>You may stop at any time, and have your account deleted (<a href="/privacy#deletion">how</a>). The operator may suspend an account that breaks these terms or endangers the service, and ends the service with fair notice, so that you can take your content with you.</p>`;

const LIABILITY = `<p>The operator is liable without limit for intent, gross negligence, and harm to life and health, and wherever a law says so; beyond that, for what was foreseeable and is typical of such a service. The software comes without warranty, as its license says. Rights that a law gives you as a consumer stay as they are.</p>`;

const CHANGES = `<p>If these terms change, the new ones appear here, and you are notified before they apply to you. If one of them does not hold, the others do. The law of the operator’s country applies, without taking from you what your own country’s law protects.</p>`;

export const TERMS: SitePage = {
  path: '/terms',
  file: 'terms.html',
  title: 'Terms · Carillon',
  description: 'What you may expect of this Carillon, and what it expects of you.',
  styles: ['legal'],
  body: () =>
    legalPage('Terms', 'What you may expect of this Carillon, and what it expects of you.', [
      { id: 'parties', title: 'Who agrees with whom', text: PARTIES },
      { id: 'service', title: 'The service', text: SERVICE },
      { id: 'account', title: 'Your account', text: ACCOUNT },
      { id: 'your-content', title: 'Your content', text: CONTENT },
      { id: 'ai', title: 'What the AI tools write', text: AI },
      { id: 'plans', title: 'Plans and payment', text: PLANS },
      { id: 'availability', title: 'Availability', text: AVAILABILITY },
      { id: 'ending', title: 'Ending it', text: ENDING },
      { id: 'liability', title: 'Liability', text: LIABILITY },
      { id: 'changes', title: 'Changes', text: CHANGES },
    ]),
};
