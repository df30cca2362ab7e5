import { t } from '@lingui/core/macro';

/** Returns the personal data that is stored, and for how long. Columns: name, the data, until when. */
export const storedData = (): readonly (readonly string[])[] => [
  [
    t`Your account`,
    t`Email, user name, time zone, language, and a hash of your password (Argon2id), from which nobody can recover the password.`,
    t`Until the account is deleted.`,
  ],
  [
    t`Sessions`,
    t`A hash of the session cookie, its user, when the session began and was last used, and the browser, device and IP address you logged in with. Your list of sessions shows these details. If you log in with the operator’s OpenID provider: your user ID and the login’s ID there and, if logging out of Carillon also logs you out there, the login’s encrypted ID token.`,
    t`Until a day after the last use, but at most a week. With Remember me, until 14 days after the last use, but at most 30 days. After you log out, up to a week longer.`,
  ],
  [
    t`Access tokens`,
    t`A hash of each token, its name and first characters, what it may do, and when it was created and last used.`,
    t`Until 30 days after it expires, or a week after you revoke it.`,
  ],
  [
    t`Login attempts`,
    t`Hashes of the email and of the network or browser that each attempt came from, to limit guessing without locking you out.`,
    t`Attempts: up to an hour. Known browsers and networks: six months.`,
  ],
  [
    t`Security log`,
    t`Logins, failed logins, connections and rejected requests: when they happened, from which IP address, and for whose account. Emails that somebody entered are stored only as hashes.`,
    t`In a one-process installation, at most the last 10 MB; otherwise, as long as the operator keeps logs.`,
  ],
  [
    t`Connected accounts`,
    t`The names of your pages, accounts and profiles, and the networks’ tokens, encrypted with AES-256-GCM. No browser ever gets a token.`,
    t`Until you disconnect the network, or it ends the connection.`,
  ],
  [
    t`Drafts and posts`,
    t`What you write, including first comments, when it is due, how it repeats, and the result on each network.`,
    t`Until you delete them.`,
  ],
  [
    t`Calendar feed`,
    t`When you switched the feed on, and its secret address, encrypted with a key that is stored elsewhere.`,
    t`Until you switch the feed off.`,
  ],
  [
    t`Posting slots`,
    t`The weekdays and times at which queued posts are published on each of your accounts, and the time zone.`,
    t`Until the account is deleted.`,
  ],
  [
    t`Link tracking`,
    t`Which parameters are added to the links of your posts on each network, and on which sites.`,
    t`Until the account is deleted.`,
  ],
  [
    t`Templates and hashtag groups`,
    t`Texts and hashtags that your workspace saved for reuse, their names, and who last changed them.`,
    t`Until you delete them.`,
  ],
  [
    t`Images and videos`,
    t`A copy of each file, without location and camera data.`,
    t`Files you upload to or keep in the media library: until you delete them. Other files: until a day after they are last used. A finished post stops using its files after 30 days, unless the operator sets another time.`,
  ],
  [
    t`Analytics`,
    t`Likes, comments and shares of your posts, and your follower counts, as the networks report them.`,
    t`Until the account is deleted.`,
  ],
  [
    t`Comments under your posts`,
    t`Text, the author’s name as the network shows it, its sentiment, who has read it, whether you liked or hid it, and your reply.`,
    t`400 days, and at most the newest 2,000 comments on each post. Comments deleted on the network are deleted here too.`,
  ],
  [t`Notifications`, t`Updates on your posts and connections.`, t`90 days.`],
  [
    t`Conversations with the assistant`,
    t`What you write to it and what it answers. Only you can see them. If the operator has set up a model server, it reads them too.`,
    t`Until you delete them.`,
  ],
  [
    t`AI tools`,
    t`Brand voices and business plans, how often you used a model server each day and, where plans are sold, how many words were written for you and for what purpose.`,
    t`Brand voices and plans until you delete them; uses of a model server until the day is over (UTC); the word ledger until the account is deleted.`,
  ],
];

/** Cookies and what else a browser keeps: name, what for, until when. */
export const inTheBrowser = (): readonly (readonly string[])[] => [
  [
    '<code>carillon_session</code>',
    t`Cookie. Identifies who is logged in. Before login, it holds a random value that protects forms. With https its name begins with <code>__Host-</code>.`,
    t`As long as the session lasts. Without Remember me, until the browser is closed.`,
  ],
  [
    '<code>carillon_device</code>',
    t`Cookie. Set when you log in, so that other people’s guesses at your password don’t lock you out. With https its name begins with <code>__Host-</code>.`,
    t`Half a year.`,
  ],
  ['<code>carillon_canary</code>', t`Cookie. Which parts of Carillon you chose to try early.`, t`A month.`],
  [
    '<code>token</code>, <code>userId</code>',
    t`Local storage. Records that somebody is logged in here, and who. Neither value gives access to anything.`,
    t`Until you log out.`,
  ],
  [
    '<code>socialMediaState</code>, <code>kept:…</code>',
    t`Local storage. Which networks are connected, unsaved text, and what you chose in forms.`,
    t`Until you log out.`,
  ],
  [
    '<code>mode</code>, <code>locale</code>, <code>languageOffer</code>, <code>sidebarCollapsed</code>',
    t`Local storage. Your choice of colors and language, whether you closed the offer of another language, and whether the menu is collapsed.`,
    t`Until you clear it.`,
  ],
  [
    '<code>localeUnsaved</code>, <code>localeTried</code>',
    t`Local and session storage. Remembers the language that you chose until the server has saved it, and whether this tab was already reloaded in that language.`,
    t`Until the language is saved, or the tab is closed.`,
  ],
  [
    '<code>logOutUnheard</code>',
    t`Local storage. Remembers a logout that didn’t reach the server.`,
    t`Until the logout has reached the server.`,
  ],
  [
    '<code>wantedPage</code>',
    t`Session storage. The page to go to after the login.`,
    t`Until you log in, sign up, open a public page or close the tab.`,
  ],
];
