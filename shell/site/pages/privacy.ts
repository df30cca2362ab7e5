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
  (): string => `<p>${t`Carillon stores what it needs to publish your posts and to show you their results. It sells none of it, shows no advertising, and builds no profile of you.`}</p>
${table(t`What is stored`, [t`What`, t`Details`, t`For how long`], storedData())}
${whilePlansAreSold(`<p>${t`Because plans are sold here, Carillon also stores when your trial ends, which plan you have and until when, and each payment’s amount and state, until the account is deleted. Which posts and connected accounts count against the plan’s limits is stored at least for as long as they count. If real payments are taken, Stripe processes them: you give your card and your address to Stripe alone, and Carillon tells it which workspace pays for what. Where the checkout calls itself a sandbox, no money moves, and nobody asks for your card.`}</p>`)}`;

const sharedDataList = (): string => `<ul>
<li>${t`<strong>The networks that you connect</strong> (${{ networks: allNetworks() }}; if a network has many servers, only the server that your account is on) get what you publish to them, and Carillon reads your posts’ analytics and comments from them. Their own privacy pages say what they do with your data.`}</li>
<li>${t`<strong>A model server</strong>, if the operator has set one: it gets what you type into the AI tools and the assistant, your brand voice, and what the assistant looks up for you (posts, analytics, names of your accounts), but no comments. Without one, or when it fails, the built-in writer works on this server alone. Each result says who wrote it.`}</li>
<li>${t`<strong>Nobody else.</strong> There are no trackers, no analytics of visitors, and nothing is loaded from other servers but pictures of your own accounts and posts from the networks.`}</li>
</ul>`;

const browser =
  (): string => `<p>${whilePlansAreSold(t`The front page, the prices and the legal pages set no cookie at all. The login page and the app use these, and none of them follows you anywhere else:`)}${wherePlansAreOff(t`The front page and the legal pages set no cookie at all. The login page and the app use these, and none of them follows you anywhere else:`)}</p>
${table(t`What your browser keeps`, [t`Name`, t`What for`, t`Until when`], inTheBrowser())}`;

const rights =
  (): string => `<p>${t`Where the GDPR or a law like it applies, you may ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain to a supervisory authority. Data is used because you asked for the service (posts, accounts, analytics), and because it has to be kept safe (sessions, login attempts, the security log).`}</p>
<p>${t`In your profile, you can download all of your data, and all data of the workspaces that you own, as one file.`} ${askForRights()} ${t`People who commented under a post of yours have the same rights.`}</p>`;

const deletion = (): string => `<ul>
<li>${t`Drafts, posts, images, videos, brand voices and business plans: you delete them in the app. Published posts stay on their network until you delete them there.`}</li>
<li>${t`Connected accounts: <strong>Disconnect</strong> on the dashboard forgets their tokens at once.`}</li>
<li>${t`Your account and all that belongs to it: you close it in your profile. It is deleted two weeks later, unless you log in before then and keep it.`}</li>
<li>${t`Backups that the operator makes keep what was deleted until they are overwritten.`}</li>
</ul>`;

const safety = (): string =>
  `<p>${t`Passwords are hashed with Argon2id, tokens of networks are sealed with AES-256-GCM, cookies are out of reach of scripts, and no page runs a script from anywhere else. The source code, which is open, defines which service may read which data. With https, everything sent between you and this server is encrypted.`}</p>`;

export const privacy = (): SitePage => {
  const about = t`What this Carillon stores about you, for how long, who gets it, and how to have it deleted.`;
  const sections = [
    { id: 'who', title: t`Who is responsible`, text: who() },
    { id: 'stored', title: t`What is stored`, text: stores() },
    { id: 'shared', title: t`Who gets it`, text: sharedDataList() },
    { id: 'browser', title: t`Cookies and your browser`, text: browser() },
    { id: 'rights', title: t`Your rights`, text: rights() },
    { id: 'deletion', title: t`Deletion`, text: deletion() },
    { id: 'safety', title: t`How it is kept safe`, text: safety() },
  ];
  return {
    path: '/privacy',
    title: `${t`Privacy`} · Carillon`,
    description: about,
    styles: ['legal'],
    body: () => legalPage({ path: '/privacy', title: t`Privacy`, about, sections }),
  };
};
