/** What is stored about people, and for how long: name, what of it, until when. */
export const STORED: readonly (readonly string[])[] = [
  [
    'Your account',
    'Email, user name, time zone, and a hash of your password (Argon2id), from which nobody reads the password.',
    'Until the account is deleted.',
  ],
  [
    'Sessions',
    'A hash of the session cookie, whose it is, when it began and was last used, and, for your own list of them, the browser, the device and the network address of the log-in.',
    'A day without use, a week at most; with Remember me 14 days without use, 30 at most. Up to a week more after you log out.',
  ],
  [
    'Access tokens',
    'A hash of each token, its name and first characters, what it may do, and when it was made and last used.',
    'Until 30 days after it expires, or a week after you revoke it.',
  ],
  [
    'Log-in tries',
    'Hashes of the email and of the network or browser that tries came from, so that guessing is limited and you are let in.',
    'Tries up to an hour; known browsers and networks half a year.',
  ],
  [
    'Security log',
    'Log-ins, failed ones, connections and refusals: when, from which network address, and whose account. Claimed emails are hashed.',
    'In the one-process installation the last 10 MB at most; else as long as the operator keeps logs.',
  ],
  [
    'Connected accounts',
    'The names of your pages, accounts and profiles, and the networks’ tokens, sealed with AES-256-GCM. No browser ever gets a token.',
    'Until you disconnect the network, or it ends the connection.',
  ],
  [
    'Drafts and posts',
    'What you write, including first comments, when it is due, how it repeats, and the result on each network.',
    'Until you delete them.',
  ],
  [
    'Calendar feed',
    'When you switched the feed on, and its secret address, encrypted with a key that is stored elsewhere.',
    'Until you switch the feed off.',
  ],
  [
    'Posting slots',
    'The weekdays and times at which queued posts are published on each of your accounts, and the time zone.',
    'Until the account is deleted.',
  ],
  [
    'Link tracking',
    'Which parameters are added to the links of your posts on each network, and on which sites.',
    'Until the account is deleted.',
  ],
  [
    'Templates and hashtag groups',
    'Texts and hashtags that your workspace uses again, under their names, and who wrote them last.',
    'Until you delete them.',
  ],
  [
    'Images and videos',
    'A copy without location and camera data.',
    'Files you upload to or keep in the media library: until you delete them. Other files: until a day after they are last used. A finished post stops using its files after 30 days, unless the operator sets another time.',
  ],
  [
    'Figures',
    'Likes, comments and shares of your posts, and how many follow your accounts, as the networks give them.',
    'Until the account is deleted.',
  ],
  [
    'Comments under your posts',
    'Text, the author’s name as the network shows it, its sentiment, who has read it, whether you liked or hid it, and your reply.',
    '400 days, and the newest 2,000 of a post. Comments deleted on the network are deleted here too.',
  ],
  ['Notifications', 'Updates on your posts and connections.', '90 days.'],
  [
    'Conversations with the assistant',
    'What you write to it and what it answers, for you alone. The operator may have set up a model server, which then reads them too.',
    'Until you delete them.',
  ],
  [
    'AI tools',
    'Brand voices and business plans, how often you used a model server on a day, and, where plans are sold, how many words were written for you and what for.',
    'Brand voices and plans until you delete them; uses of a model server until the day is over (UTC); the word ledger until the account is deleted.',
  ],
];

/** Cookies and what else a browser keeps: name, what for, until when. */
export const IN_THE_BROWSER: readonly (readonly string[])[] = [
  [
    '<code>carillon_session</code>',
    'Cookie. Who is logged in; before the log-in a random value that protects forms. With https its name begins with <code>__Host-</code>.',
    'As long as the session; without Remember me until the browser closes.',
  ],
  [
    '<code>carillon_device</code>',
    'Cookie. Set when you log in, so that others’ guesses at your password don’t keep you out. With https its name begins with <code>__Host-</code>.',
    'Half a year.',
  ],
  [
    '<code>carillon_canary</code>',
    'Cookie. Which parts of Carillon you asked to try before everybody gets them.',
    'A month.',
  ],
  [
    '<code>token</code>, <code>userId</code>',
    'Local storage. That somebody is logged in here, and who; neither opens anything.',
    'Until you log out.',
  ],
  [
    '<code>socialMediaState</code>, <code>kept:…</code>',
    'Local storage. Which networks are connected, what is not saved yet, and what you chose in forms.',
    'Until you log out.',
  ],
  [
    '<code>mode</code>, <code>sidebarCollapsed</code>',
    'Local storage. Your choice of colors, and whether the menu is folded.',
    'Until you clear it.',
  ],
  [
    '<code>logOutUnheard</code>',
    'Local storage. Remembers a log-out that didn’t reach the server.',
    'Until the log-out has reached the server.',
  ],
  [
    '<code>wantedPage</code>',
    'Session storage. The page to go to after the log-in.',
    'Until you log in, sign up, open a public page or close the tab.',
  ],
];
