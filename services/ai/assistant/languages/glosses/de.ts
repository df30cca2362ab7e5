import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import type { Gloss } from './gloss-table.ts';
import { tonesOf } from './tones.ts';

const NETWORK = `(?=(?:${NETWORK_CHOICE})(?![\\p{L}]))`;
const POST = '(?:post|beitrag|text|posting|entwurf|artikel|meldung|social-media-beitrag)';
const NOT_DAY = '(?! (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|advent|weihnacht))';

const ABOUT = '(?:über|zum thema|zu dem|zum|zur|zu|für|von)';
const TONES = tonesOf({
  tones: [
    ['lustig|witzig|frech|humorvoll|spaßig', 'funny'],
    ['locker|lässig|freundlich|herzlich|persönlich|nett', 'friendly'],
    ['seriös|förmlich|professionell|formell', 'professional'],
    ['knackig|kurz', 'short'],
    ['mitreißend|spannend', 'exciting'],
    ['sachlich|schlicht|nüchtern', 'simple'],
  ],
  something: `(?:was|etwas|irgendwas) ADJes ${ABOUT}`,
  end: '(?<=, )(?:(?:ein )?bisschen|etwas|gerne?|bitte|möglichst|am besten) ADJ',
  post: `(?:einen|ein|nen|eine) ADJ(?:en|es|e)? ${POST} ${ABOUT}`,
});
const ARTICLE = '(?: (?:eine[nmr]?|ein|unsere?[nmr]?|meine?[nmr]?|den|die|das|der))?';
const HASHTAGS = '(?:ein paar |passende |gute |einige |noch |paar )*hashtags';

export const GLOSS_DE: Gloss = [
  [
    '^(?:nein|nee|nö|ne),? nicht (?:den|die|das|diesen),? (?:sondern )?(?:den|die|das) ander(?:en|e)$',
    'no, not that one, the other one',
  ],
  ...TONES,
  [
    `(?:such|suche|find|finde|gib|nenn|nenne|schlag|schlage)(?: mir| uns)?(?: bitte| mal)? ${HASHTAGS} (?:zum thema|zu|zum|zur|für|über)${ARTICLE} (.{1,80}) (?:raus|heraus|vor)$`,
    'find hashtags for $1',
  ],
  [
    `(?:(?:such|suche|find|finde|gib|nenn|nenne|brauche?)(?: mir| uns| ich| wir)?(?: bitte| mal)? )?${HASHTAGS} (?:zum thema|zu|zum|zur|für|über)${ARTICLE}`,
    'find hashtags for',
  ],
  ["wie (?:lief's|liefs|lief es)", 'wie lief'],
  ['(?:mach(?:e)?|nimm) (?:es|das|ihn)(?: bitte)?(?: wieder)? (?:rückgängig|zurück)', 'undo that'],
  ['(?:vergiss|lass) (?:es|das)(?: sein| bleiben| gut sein)?', 'forget it'],
  ['(?:(?:nein|nee|nö),? )?(?:warte|moment|halt|stopp?)(?: mal)?,? noch nicht', 'no, not yet'],
  ['nimm (?=(?:[^ ]{1,24} ){1,8}(?:raus|runter|heraus)$)', 'cancel '],
  [
    'verschieb(?:e)?(?: bitte)? (?:ihn|es|sie|den|das|die|diesen)(?= (?:bitte )?(?:auf|zum|um|nach))',
    'move it',
  ],
  [
    `(?:was|etwas|irgendwas|nen|einen|ein|eine)(?: ${POST})? (?:schreiben|erstellen|machen|posten) (?:über|zum|zur|zu|für|von)`,
    'write something about',
  ],
  ['(?:was|etwas|irgendwas) \\p{L}{2,20}es (?:posten|schreiben|machen)', 'write something'],
  [
    `(?:(?:kannst|könntest|würdest|magst) du|ich (?:möchte|will)|wir (?:möchten|wollen))(?: mir| uns| bitte| mal)* (?:einen|nen|ein|eine)(?: neuen| kurzen)? ${POST} (?:über|zum|zur|zu|für|von) (.{1,120}?) (?:schreiben|erstellen|machen|verfassen|entwerfen)\\??`,
    'write a post about $1',
  ],
  ['(?:kannst|könntest|würdest|magst) du(?: mir| bitte| uns| mal)*', 'can you'],
  ['mach(?:e)? (?:es|ihn|das|den text)(?: bitte)?(?: etwas)?', 'make it'],
  [
    '(?:schreib|schreibe|schreiben|erstelle|erstell|erstellen|mach|mache|verfasse|formuliere|entwirf)(?: bitte| mir| uns| mal)*',
    'write',
  ],
  ['(?:ich|wir) (?:brauche|brauchen|möchte|möchten|will|wollen|hätte gern|hätte gerne)', 'I need'],
  ['write (?:was|etwas|irgendwas)(?: kurzes| schönes)? (?:über|zu|zum|zur)', 'write something about'],
  [`(?:einen|ein|nen|eine) kurzen ${POST} (?:über|zu|zum|zur|für|von)`, 'a short post about'],
  [`(?:einen|ein|nen|eine)(?: neuen| neue)? ${POST} (?:über|zu|zum|zur|für|von)`, 'a post about'],
  [`write (?:einen|ein|nen|eine)(?: neuen| neue)? ${POST}(?=:)`, 'write a post'],
  [`neuen? ${POST} write`, 'create new content'],
  [
    'und (?:dann )?(?:bitte )?(?:poste|veröffentliche|teile|stell|stelle|setz|setze|pack|packe|publiziere) (?:ihn|es|sie|das|den|diesen)',
    'and post it',
  ],
  ['und (?:dann )?(?:bitte )?plan(?:e)? (?:ihn|es|sie|das|den|diesen)(?: ein)?', 'and schedule it'],
  [
    '(?:poste|veröffentliche|teile|publiziere)(?: bitte)?(?: genau)? (?:das|dies|dieses|folgendes|diesen text)(?: genau so| so)?',
    'post this',
  ],
  ['plan(?:e)? (?:ihn|es|sie|das) (?:für|am|um)', 'schedule it for'],
  [
    'write,? dass (wir|ich) (.{1,120}?) (sind|bin|haben|habe|werden|werde|können|kann|müssen|muss)(?=,| weil| da |$)',
    'write a post saying $1 $3 $2',
  ],
  ['write,? dass', 'write a post saying'],
  ['^(?:bitte )?(?:poste|veröffentliche|teile|publiziere)', 'post'],
  ['^(?:bitte )?plane?', 'schedule'],
  ['^post (.{1,60}) (?:was|etwas) (?:über|zum|zur|zu)', 'post $1 something about'],
  [
    'und (?:such|suche|finde?)(?: mir)?(?: noch)?(?: passende)? hashtags(?: dazu| dafür)?',
    'and add some hashtags',
  ],
  ['^wie (?:kann|könnte|muss) (?:ich|man)', 'how can i'],
  ['ein(?:e|en)? (?:bild|foto|video)', 'a picture'],
  ['übersetz(?:e)?', 'translate'],
  ['^alle(?: drei| beide)?$', 'all of them'],
  ['^keine[rns]?(?: davon)?', 'neither'],
  ['jetzt (?:posten|veröffentlichen)', 'post it now'],
  [`(?:auf|bei|für|in|an) (?:unser |unsere |meine |mein )?${NETWORK}`, 'on '],
  [`(${NETWORK_CHOICE}) und (?:on )?${NETWORK}`, '$1 and '],
  ['(?:auf )?beiden?', 'both'],
  ['überall|auf allen(?: netzwerken)?', 'everywhere'],
  [`(?:der|die|das|den|dem|nimm|nehme?) ersten?${NOT_DAY}(?: nehmen| bitte)?`, 'the first one'],
  [`(?:der|die|das|den|dem) zweiten?${NOT_DAY}(?: nehmen| bitte)?`, 'the second one'],
  [`(?:der|die|das|den|dem) dritten?${NOT_DAY}(?: nehmen| bitte)?`, 'the third one'],
  ['(?:der|die|das|den|dem) letzten?(?= nehmen|$|[,.!])', 'the last one'],
  ['verschieb(?:e)?(?: bitte)?|verleg(?:e)?', 'move'],
  [
    `(?:lösch(?:e)?|entfern(?:e)?)(?: bitte)? (?:ihn|es|sie|das|diesen)(?: bitte)? (?:wieder )?(?:vo[nm]|aus) (?:(?:dem )?netzwerk|(?:${NETWORK_CHOICE}))`,
    'take it down',
  ],
  ['vo[nm] netzwerk löschen', 'take it down'],
  ['lösch(?:e)?(?: bitte)?|entfern(?:e)?', 'delete'],
  ['storniere?', 'cancel'],
  ['abbrechen|brich ab|abbruch', 'cancel'],
  ['zeig(?:e)?(?: mir)?(?: bitte)?', 'show me'],
  ['meine(?:n)? geplanten (?:beiträge|posts)|geplante (?:beiträge|posts)', 'my scheduled posts'],
  ['welche (?:beiträge|posts) (?:habe ich|haben wir|sind geplant|gibt es)(?: für)?', "what's scheduled"],
  ['was (?:ist|steht|haben wir|habe ich)(?: alles| denn)? (?:geplant|an)', "what's scheduled"],
  ['(?:neuen )?beitrag erstellen', 'create new content'],
  ['-(?:beitrag|post)', ' post'],
  ['welcher (?:beitrag|post) lief am besten', 'which post did best'],
  ['wie (?:liefen|laufen|waren) (?:meine|unsere) (?:beiträge|posts)', 'how did my posts do'],
  ['letzte woche', 'last week'],
  ['wann ist die beste zeit|wann poste ich am besten', 'when is the best time'],
  ['(?:finde|suche?)(?: mir)? hashtags (?:für|zu|über)', 'find hashtags for'],
  ['ohne (?=hashtags|emojis?)', 'without '],
  ['(?:bitte )?(?:etwas )?kürzer(?: bitte)?', 'shorter please'],
  ['(?:bitte )?(?:etwas )?länger(?: bitte)?', 'longer please'],
  ['lustiger', 'funnier'],
  ['freundlicher|lockerer', 'friendlier'],
  ['förmlicher|seriöser|professioneller', 'more professional'],
  ['andere (?:entwürfe|vorschläge|varianten)', 'other drafts'],
  ['(?:ok(?:ay)?,? )?(?:wieder )?zurück (?:zum|zu|zur)', 'back to my'],
  ['von vorne(?: beginnen| anfangen)?|neu anfangen', 'start over'],
  ['^(?:hallo|moin|servus|grüß gott|guten (?:tag|morgen|abend))', 'hello'],
  ['danke(?: schön| dir)?|dankeschön', 'thanks'],
  ['^(?:nein|nee|nö|ne)', 'no'],
  ['^(?:nur|bloß)', 'only'],
  ['noch nicht', 'not yet'],
  ['zur besten zeit', 'at the best time'],
  ['doch lieber|lieber|besser doch', 'rather'],
  ['stattdessen', 'instead'],
  ['bitte', 'please'],
  ['beitrag', 'post'],
  ['beiträge', 'posts'],
];
