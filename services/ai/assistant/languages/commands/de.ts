import type { CommandTable } from './command-table.ts';

const POST = '(?:beitrag|post|posting)';
const POSTS = '(?:beiträge|posts|postings|veröffentlichungen)';
const THE = '(?:den|meinen|unseren|mein|der|das|diesen)';
const FAILED =
  '(?:schiefgelaufen|schief gelaufen|schiefgegangen|schief gegangen|fehlgeschlagen|gescheitert|danebengegangen)';
const OUT = '(?:veröffentlicht|gepostet|erschienen|online gegangen|rausgegangen|raus|online)';

export const DE_COMMANDS: CommandTable = {
  polite: '(?:bitte|kannst du|könntest du|würdest du|ich möchte|ich will|mal|mir)',
  politeEnd: '(?:bitte|danke)',
  commands: {
    take_down: [
      '(?:lösche?|entferne?|nimm) {post} vo[nm] netzwerk',
      '{post} vo[nm] netzwerk (?:löschen|entfernen|nehmen)',
      'nimm {post} (?:runter|herunter|offline)',
    ],
    cancel: [
      'ziehe? {post} (?:zurück|raus)',
      '(?:schmei(?:ß|ss)|wirf|hau|kick)e? {post} (?:wieder )?(?:raus|weg)',
      'nimm {post} (?:aus dem (?:plan|kalender)|raus|heraus|zurück)',
      'sage? {post} ab',
      'brich {post} ab',
      '(?:storniere?|stoppe?|streiche?) {post}',
      '{post} (?:zurückziehen|stornieren|absagen|abbrechen|stoppen|streichen)',
      '{post} nicht (?:veröffentlichen|posten|senden|rausschicken)',
    ],
    delete: ['(?:lösche?|entferne?) {post}', '{post} (?:löschen|entfernen)'],
    reschedule: [
      '(?:verschiebe?|schiebe?|verlege?|lege?|setze?|packe?|plane?) {post} {to} {time}(?: um)?',
      '{post} {to} {time} (?:verschieben|verlegen|legen|umplanen)',
      '(?:verschiebe?|verlege?) {post}(?: auf einen anderen tag)?',
    ],
    publish_now: [
      '(?:veröffentliche?|poste|publiziere) {post} {now}',
      '(?:veröffentliche?|poste|publiziere) {now} {post}',
      '{post} {now} (?:veröffentlichen|posten)',
    ],
    retry: [
      '(?:versuche?|probiere?|sende?|veröffentliche?) {post} (?:noch ?einmal|nochmals?|erneut)',
      '(?:versuche?|probiere?) (?:es )?(?:noch ?einmal|nochmals?|erneut) (?:mit )?{post}',
      'wiederhole? {post}',
      '{post} (?:noch ?einmal|nochmals?|erneut) (?:versuchen|senden|veröffentlichen|posten)',
    ],
  },
  later: [
    '(?:verschiebe?|schiebe?|verlege?) {post} um {shift}(?: nach hinten)?',
    '{post} {shift} später(?: (?:machen|posten|veröffentlichen|raus))?',
  ],
  earlier: [
    '(?:ziehe?|verschiebe?) {post} (?:um )?{shift} (?:vor|nach vorne?)',
    '{post} {shift} früher(?: (?:machen|posten|veröffentlichen|raus))?',
  ],
  to: '(?:auf|zum|nach)',
  now: '(?:jetzt gleich|jetzt|sofort|gleich)',
  from: '(?:vo[nm]|aus)',
  thatAreOn:
    '(?:(?:was|die|das)(?: (?:ich|wir|es|da))?(?: (?:noch|alles|gerade|schon|jetzt))? )?(?:auf|bei|in)(?: (?:unserem|meinem))?',
  relativeEnds: [
    [
      '(?:noch |schon )?(?:geplant|eingeplant|terminiert|vorgesehen|angesetzt) (?:ist|sind|steht|habe|haben|wurden?)',
      'planned ',
    ],
    ['(?:schon )?(?:veröffentlicht|gepostet|online|live) (?:ist|sind|habe|haben|wurden?)', 'published '],
    ['(?:noch |gerade )?(?:ist|sind|steht|stehen|liegt|liegen|gibt|habe|haben)', ''],
  ],
  posts: [
    [
      `(?:alle(?: meine)?|meine|die|unsere) (?:geplanten |anstehenden )?${POSTS}(?: (?:von|vom|am|im|für|über|zum|zur))?`,
      'all posts on',
    ],
    // "Meine Dezember-Posts"
    ['(?:alle )?(?:meine|unsere|die) (\\p{L}{2,40})-(?:posts|beiträge)', 'all $1 posts'],
    ['(?:alles|alle) (?:von|vom|am|für)(?= )', 'all posts on'],
    ['(?:alles|alle)', 'all posts'],
    [`(?:den|meinen|unseren|der|das|diesen) (?:fehlgeschlagenen?|gescheiterten?) ${POST}`, 'the failed post'],
    ['(?:was|das,? was) fehlgeschlagen ist', 'the failed post'],
    [`(?:den|der|das|die) (\\p{L}{2,40})-${POST}`, 'the post about $1'],
    [`${THE}(?: geplanten?)? ${POST} (?:vom|von|am)`, 'the post on'],
    [
      `${THE} ${POST}(?= (?:heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\\p{L}))`,
      'the post on',
    ],
    [`${THE}(?: geplanten?)? ${POST}(?: (?:über|zum|zur|zu|mit))?`, 'the post about'],
    [`${POST} (?:vom|von|am)`, 'the post on'],
    [POST, 'the post about'],
  ],
  whatFailed: [
    `was (?:ist|war)(?: denn| gerade| heute| gestern)? (?:alles )?${FAILED}`,
    'was (?:hat|ging) (?:nicht (?:geklappt|funktioniert)|schief)',
    `welche[rs]? (?:${POST}|${POSTS}) (?:ist|sind|wurden?) (?:${FAILED}|nicht ${OUT}(?: worden)?)`,
    '(?:gab|gibt) es (?:irgendwelche )?(?:fehler|probleme)',
    `(?:ist|sind) (?:etwas|was|beiträge) ${FAILED}`,
    '(?:hat|ist) alles (?:geklappt|funktioniert|rausgegangen|gut gegangen)',
  ],
  showFailed: [
    `(?:zeige?|liste)(?: mir)?(?: alle)?(?: die| meine)? (?:fehlgeschlagenen?|gescheiterten?) ${POSTS}(?: auf)?`,
  ],
  whyFailed: [
    `(?:warum|wieso|weshalb) (?:wurden?|ist|sind|ging|war) {post} (?:noch )?nicht ${OUT}(?: worden)?`,
    `(?:warum|wieso|weshalb) ist {post} ${FAILED}`,
  ],
};
