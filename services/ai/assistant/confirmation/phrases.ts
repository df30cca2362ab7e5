import type { ChangeName } from '../proposal.ts';

/** What is asked: whether to post at once, to schedule, or to make a change. */
export type Asked = 'post_now' | 'schedule' | 'reply' | ChangeName;

export const YES = new Set([
  ...[
    'yes',
    'y',
    'yep',
    'yup',
    'yeah',
    'yea',
    'ya',
    'yess',
    'yas',
    'sure',
    'sure thing',
    'ok',
    'okay',
    'k',
    'okey',
  ],
  ...[
    'fine',
    'perfect',
    'correct',
    'exactly',
    'absolutely',
    'definitely',
    'of course',
    'please do',
    'certainly',
  ],
  ...[
    'confirm',
    'confirmed',
    'i confirm',
    'confirm it',
    'agreed',
    'approve',
    'approved',
    'affirmative',
    'deal',
  ],
  ...[
    'go',
    'go ahead',
    'go for it',
    'do it',
    'do that',
    'do so',
    'lets do it',
    'lets go',
    'make it so',
    'proceed',
  ],
  ...[
    'looks good',
    'looks great',
    'looks perfect',
    'looks fine',
    'sounds good',
    'sounds great',
    'sounds perfect',
  ],
  ...[
    'all good',
    'thats it',
    'thats right',
    'thats fine',
    'thats correct',
    'that works',
    'works for me',
    'lgtm',
  ],
  ...['mach', 'hazlo', 'dale', 'venga', 'fais le', 'allez'],
  ...['ja', 'jap', 'jo', 'passt', 'passt so', 'genau', 'gerne', 'einverstanden', 'mach das', 'los'],
  ...['oui', 'ouais', 'daccord', 'parfait', 'vas y', 'allez y', 'cest bon'],
  ...['sí', 'si', 'vale', 'de acuerdo', 'perfecto', 'adelante', 'claro'],
  ...['👍', '👌', '✅', '🚀', '💯'],
]);

export const NO = new Set([
  ...[
    'no',
    'n',
    'nope',
    'nah',
    'no thanks',
    'no thank you',
    'not now',
    'not yet',
    'dont',
    'do not',
    'negative',
  ],
  ...['dont do it', 'dont do that', 'dont post it', 'dont post that', 'dont schedule it', 'do not post it'],
  ...[
    'stop',
    'wait',
    'hold on',
    'never mind',
    'nevermind',
    'forget it',
    'forget that',
    'leave it',
    'keep it',
    'abort',
  ],
  ...[
    'noch nicht',
    'warte',
    'warte mal',
    'moment',
    'halt',
    'todavía no',
    'aún no',
    'espera',
    'pas encore',
    'attends',
  ],
  ...[
    'não',
    'nao',
    'não obrigado',
    'não obrigada',
    'agora não',
    'ainda não',
    'لا',
    'لا شكرا',
    'لا شكرًا',
    'ليس الآن',
  ],
  ...['nein', 'nee', 'nö', 'nicht', 'abbrechen', 'stopp', 'non', 'annuler', 'cancelar'],
  ...['cancel', 'cancel it', 'cancel that', 'cancel this', '👎', '❌'],
]);

const POST = [
  'post',
  'post it',
  'post this',
  'post that',
  'post them',
  'publish them',
  'publish them now',
  'publish',
  'publish it',
  'publish this',
  ...['posten', 'veröffentlichen', 'publier', 'publicar'],
];
const POST_MORE = ['publish that', 'send', 'send it', 'send it out', 'ship it', 'share it'];
const NOW = [
  'post now',
  'post it now',
  'publish now',
  'publish it now',
  'send it now',
  'post it right now',
  'now',
];
const AGAIN = ['try again', 'try it again', 'retry', 'retry it', 'again', 'once more', 'try once more'];
const SCHEDULE = [
  'schedule',
  'schedule it',
  'schedule this',
  'schedule that',
  'schedule them',
  'schedule now',
  ...['planen', 'einplanen', 'programmer', 'programar'],
];

/** Words that say yes to one question and something else to another. */
export const OWN: Record<Asked, ReadonlySet<string>> = {
  post_now: new Set([...POST, ...POST_MORE, ...NOW]),
  // "Now" would be another time than the one that was asked about.
  schedule: new Set([...SCHEDULE, ...POST, ...POST_MORE]),
  reschedule: new Set(['move it', 'move them', 'reschedule it', 'reschedule', 'reschedule them', 'move']),
  cancel: new Set(['cancel it', 'cancel them', 'cancel both', 'cancel all']),
  publish_now: new Set([...POST, ...POST_MORE, ...NOW]),
  retry: new Set([...POST, ...POST_MORE, ...AGAIN]),
  reply: new Set([
    ...['send', 'send it', 'send it now', 'send this', 'send that', 'reply', 'send the reply'],
    ...['ja', 'ja bitte', 'ja senden', 'senden', 'abschicken', 'absenden', 'schick es ab', 'passt'],
  ]),
  delete: new Set([
    'delete',
    'delete it',
    'delete that',
    'delete this',
    'delete them',
    'remove it',
    'remove them',
  ]),
};

/** To "Shall I cancel it?" these may be a yes as well as a no. */
export const UNCLEAR: ReadonlySet<string> = new Set([
  ...['cancel', 'cancel that', 'cancel this', 'stop', 'stop it', 'stop that', 'stop this'],
]);

export const RETRY: ReadonlySet<string> = new Set(AGAIN);

/** What may stand around a yes or a no and changes nothing. */
export const AROUND = new Set([
  'please',
  'pls',
  'plz',
  'thanks',
  'thx',
  'ty',
  'thank',
  ...['bitte', 'danke', 'merci', 'gracias', 'por', 'favor', 'porfa', 'porfi', 'stp', 'svp'],
  'you',
  'then',
  'well',
  'oh',
  'ah',
  'and',
]);
