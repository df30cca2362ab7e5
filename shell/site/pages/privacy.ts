import { t } from '@lingui/core/macro';
import { inTheBrowser, storedData } from '../content/stored-data.ts';
import { allNetworks } from '../layout/language.ts';
import {
  askAboutData,
  askForHelp,
  askForRights,
  legalPage,
  operatorMissing,
  table,
} from '../layout/legal.ts';
import { byOperator, OPERATOR, wherePlansAreOff, whilePlansAreSold } from '../layout/parts.ts';
import type { SitePage } from '../site-page.ts';

const who = (): string => `${operatorMissing()}
<p>${byOperator(
  t`${{ operator: OPERATOR }} runs this server and is responsible for your data.`,
  t`The operator of this server is responsible for your data.`,
)} ${t`The people who write Carillon’s source code don’t run any Carillon server, and get none of your data.`}</p>
<p>${askAboutData()} ${askForHelp()}</p>`;

const stores =
  (): string => `<p>${t`Carillon stores only what it needs to publish your posts and show you their results. It doesn’t sell your data, show advertising, or build a profile of you.`}</p>
${table(t`What is stored`, [t`What`, t`Details`, t`For how long`], storedData())}
${whilePlansAreSold(`<p>${t`Because plans are sold here, Carillon also stores when your trial ends, which plan you have and until when, and each payment’s amount and status, until the account is deleted. It also stores which posts and connected accounts count toward the plan’s limits, at least for as long as they count. If real payments are taken, Stripe processes them: only Stripe gets your card and address, and Carillon tells Stripe which workspace pays for what. If the checkout is labeled as a sandbox, no money is charged and no card is requested.`}</p>`)}`;

const sharedDataList = (): string => `<ul>
<li>${t`<strong>The networks that you connect</strong> (${{ networks: allNetworks() }}; if a network has many servers, only the server that your account is on) get what you publish to them, and Carillon reads your posts’ analytics and comments from them. Their own privacy pages say what they do with your data.`}</li>
<li>${t`<strong>A model server</strong>, if the operator has set one: it gets what you type into the AI tools and the assistant, your brand voice, and what the assistant looks up for you (posts, analytics, names of your accounts), but no comments. Without one, or when it fails, the built-in writer works on this server alone. Each result says who wrote it.`}</li>
<li>${t`<strong>Nobody else.</strong> There are no trackers and no visitor analytics, and nothing is loaded from other servers except pictures of your own accounts and posts from the networks.`}</li>
</ul>`;

const browser =
  (): string => `<p>${whilePlansAreSold(t`The home page, the pricing page and the legal pages set no cookies at all. The login page and the app use these, and none of them tracks you on other sites:`)}${wherePlansAreOff(t`The home page and the legal pages set no cookies at all. The login page and the app use these, and none of them tracks you on other sites:`)}</p>
${table(t`What your browser stores`, [t`Name`, t`What for`, t`Until when`], inTheBrowser())}`;

const rights =
  (): string => `<p>${t`Where the GDPR or a similar law applies, you may ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain to a supervisory authority. Data is used to provide the service that you asked for (posts, accounts, analytics), and to keep the service secure (sessions, login attempts, the security log).`}</p>
<p>${t`In your profile, you can download all of your data, and all data of the workspaces that you own, as one file.`} ${askForRights()} ${t`People who commented on your posts have the same rights.`}</p>`;

const deletion = (): string => `<ul>
<li>${t`Drafts, posts, images, videos, brand voices and business plans: delete them in the app. Published posts stay on their network until you delete them there.`}</li>
<li>${t`Connected accounts: choose <strong>Disconnect</strong> on the dashboard. This deletes their tokens at once.`}</li>
<li>${t`Your account and everything that belongs to it: close the account in your profile. It is deleted two weeks later, unless you log in before then and keep it.`}</li>
<li>${t`The operator’s backups may contain deleted data until they are overwritten.`}</li>
</ul>`;

const safety = (): string =>
  `<p>${t`Passwords are hashed with Argon2id, and the networks’ tokens are encrypted with AES-256-GCM. Scripts can’t read the cookies, and no page runs scripts from other servers. The source code, which is open, defines which service may read which data. With https, everything sent between you and this server is encrypted.`}</p>`;

export const privacy = (): SitePage => {
  const about = t`What this server stores about you, for how long, who gets it, and how to have it deleted.`;
  const sections = [
    { id: 'who', title: t`Who is responsible`, text: who() },
    { id: 'stored', title: t`What is stored`, text: stores() },
    { id: 'shared', title: t`Who gets it`, text: sharedDataList() },
    { id: 'browser', title: t`Cookies and your browser`, text: browser() },
    { id: 'rights', title: t`Your rights`, text: rights() },
    { id: 'deletion', title: t`Deletion`, text: deletion() },
    { id: 'safety', title: t`How your data is kept safe`, text: safety() },
  ];
  return {
    path: '/privacy',
    title: `${t`Privacy`} · Carillon`,
    description: about,
    styles: ['legal'],
    body: () => legalPage({ path: '/privacy', title: t`Privacy`, about, sections }),
  };
};
