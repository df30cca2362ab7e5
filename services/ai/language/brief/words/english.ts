import type { BriefWords } from './brief-words.ts';
import { EVENT } from './english-events.ts';

const any = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|’t)`, 'iu');

/** The rest of a word, and some words behind it. */
const words = (limit: number): string => `(?:[^ \\n]{0,24} ){1,${limit}}`;

const NOT =
  '(?:will not|won’t|cannot|can’t|could not|couldn’t|is not|isn’t|are not|aren’t|does not|doesn’t|do not|don’t)';
const TAKES_PLACE =
  '(?:open|reopen|run|happen|take place|taking place|be held|be held|go ahead|going ahead|be open|be opening|be running|be there|be able to open|start|deliver|leave)';
const TIME =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|weekend|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2} ?(?:am|pm)|at \\d)';

export const ENGLISH: BriefWords = {
  points: [
    [
      'loss',
      any(
        'died|dies|(?:fell|has fallen) asleep (?:for the last time|forever|for ever)|passed away|passed on|passed peacefully|passing of|sudden passing|(?:his|her|their) passing|laid to rest|no longer with us|(?:has|have) left us|funeral|memorial (?:service|mass)|in (?:loving )?memory of|in memoriam|did(?: not|n’t) come home|lost (?:his|her|their) li(?:fe|ves)|(?:we|i) (?:have |’ve )?lost (?:our|my|a) (?:\\p{L}+ ){0,2}(?:friend|colleague|caretaker|teacher|founder|member|neighbou?r|coach|father|mother|chair(?:man|woman)?|president|driver|cat|dog)|killed|deaths?|mourns?|mourning|bury|burial|condolences|obituary|rest in peace|rainbow bridge|put to sleep',
      ),
    ],
    [
      'cuts',
      any(
        'say goodbye to \\d+ (?:of our )?(?:colleagues|people|employees|staff)|\\d+ (?:jobs|positions|posts|roles|colleagues|people|staff) (?:are going|will go|go|are being cut|are to go|will be cut|lose their jobs)|job (?:cuts|losses)|lay(?:ing)? off|laid off|lay-?offs|redundan\\p{L}+|reduc(?:e|es|ing) (?:our|the|its) (?:team|staff|workforce|headcount)|let(?:ting)? (?:\\p{L}+ ){0,4}go|cut(?:ting)? \\d+ (?:jobs|positions|posts|roles)|made redundant|furlough\\p{L}*|insolven\\p{L}+|administration|bankrupt\\p{L}*|liquidation',
      ),
    ],
    [
      'warn',
      any(
        'recall(?:s|ed|ing)?|(?:do not|don’t|never) (?:eat|use|drink|open|answer|click|touch|swim|pay|enter|light|feed|call back)|(?:has|have) gone astray|stop using|beware|watch out|warns?|warning|scam(?:s|mers)?|phishing|fake (?:mails?|emails?|e-mails?|calls?|invoices?)|alert|boil (?:your |the |all )?(?:tap )?water|must be boiled|bacteria|undeclared|contaminat\\p{L}+|(?:data|security) (?:breach|leak)|got into our|broke into|unauthori[sz]ed access|hacked|ransomware|stolen|overheat\\p{L}*|(?:were|was) copied|measles|outbreak|virus|salmonella|listeria',
      ),
    ],
    [
      'appeal',
      any(
        'witness(?:es)?|(?:is|are|has been|have been|gone|went|reported) missing|missing (?:since|person|child|boy|girl|woman|man|from)|missing \\d{1,2}-year-old|have you (?:seen|heard from)|hit[ -]and[ -]run|anyone (?:who|with) (?:saw|information|has information)|information about|(?:lost|missing) (?:dog|cat|parrot|tortoise)|^(?:lost|found)(?=: )',
      ),
    ],
    [
      'cancel',
      any(
        'will have to wait',
        `${NOT}(?: \\p{L}+){0,1} ${TAKES_PLACE}`,
        '(?:is|are|’s|was|were|be|been|being) (?:now |sadly |unfortunately )?(?:off|called off|cancel+ed|scrapped|postponed|suspended|rained off)(?! ?\\d)',
        '(?:cancel|cancels|cancel+ing|call off|calling off|called off|postpone|postpones|postponing)(?! any ?time)',
        'cancell?ation of|no (?:\\p{L}+ ){0,3}(?:today|tonight|tomorrow|this (?:week|month|year|saturday|sunday|friday|evening|monday|tuesday|wednesday|thursday))',
      ),
    ],
    [
      'disrupt',
      any(
        '(?:puts?|lays?|laid) down (?:their|our) (?:pens|tools)|(?:shows?|plays?|serves?|prints?) (?:its|our|their) (?:final|last) (?:film|show|concert|meal|issue|game|dinner)|outages?|downtime|(?:is|are|’s|’re|went|was|were) (?:currently |temporarily |still |again |all )?(?:down|offline|unavailable|unreachable)|not working|stopped working|out of (?:order|service)|delay(?:s|ed)|running late|disrupt\\p{L}+|(?:is|are|’s|stays?|stay|remains?|will be|’re|be) (?:also )?closed|clos(?:es|ing|e) (?:early|for good|down|our|its|the|at the end|on|in|until)|decided to (?:close|shut)|shut(?:s|ting)?(?: down)?|strikes?|striking|walk(?:s|ed|ing)? out|walkout|industrial action|power (?:cut|failure)|burst pipe|diversion|road works|roadworks|(?:we|i) close (?:early|at .{1,12} today)|cannot (?:deliver|serve|take)|can’t (?:deliver|serve|take)|won’t be (?:able|open)|ceas(?:e|es|ing)|end(?:s|ing)? production|discontinu\\p{L}+|flood(?:ed|ing)?|lost to|(?:was|were|been) (?:hurt|injured|hit|attacked|damaged|destroyed|evacuated)|fire (?:at|in|broke|destroyed)|air quality|evacuat\\p{L}+',
      ),
    ],
    [
      'apologize',
      any(
        'apologi[sz]\\p{L}+|(?:we|i)(?:’re| are|’m| am) (?:so |very |truly |really )?sorry|sorry (?:for|about|that)|our mistake|we got .{1,40} wrong|(?:were|was|are|is) wrong|refund(?:ed)? (?:all|every)',
      ),
    ],
    ['thank', any('thank you|thanks(?! to .{3,80} (?:we|our|you) )|grateful|thank (?:all|every)')],
    ['change', any('(?:moves?|moved|is moving|are moving) (?:in)?to(?= \\D)')],
    ['invite', any('meet the author|book signing|reads? (?:from|out)|storytime|author (?:evening|talk)')],
    [
      'celebrate',
      any(
        'came (?:first|second|third) (?:in|at)|(?:i|we|he|she|our \\p{L}+)(?: have|’ve| has)? (?:just |finally )?(?:finished|passed|graduated|completed|won|hatched|raised|reached)(?! (?:on|away|by))',
      ),
    ],
    [
      'ask',
      any(
        'what (?:do )?you think|your (?:opinion|views?|ideas?)|(?:wants?|would like|’d like) to (?:hear|know)|survey|consultation|consults?|poll|have your say|tell us (?:what|which|how|whether)|which (?:one|of)',
      ),
    ],
    [
      'hire',
      any(
        'hir(?:e|es|ing)|recruit(?:s|ing)?|vacanc(?:y|ies)|(?:apprentice|trainee|intern)(?:s|ships?)? (?:wanted|needed|places?|positions?|vacanc\\p{L}+)|(?:takes? on|seeks?|seeking|wants?|needs?|offers?|looking for) (?:an?|two|three|four|five|another|new|\\d+|our next) (?:\\p{L}+ ){0,2}(?:apprentice|trainee|intern)(?:s|ships?)?|part-time|full-time|open position|job (?:opening|offer)|salary|[£€$]\\d[\\d.,]* (?:an hour|per hour)|join our (?:\\p{L}+ )?team',
        '(?:seeks?|seeking|looking for|needs?|wants?|takes? on) (?:an?|two|three|four|five|another|new|\\d+) (?:\\p{L}+ |\\p{L}+-\\p{L}+ ){0,3}(?:barista|baker|nurse|carer|cook|chef|driver|developer|engineer|teacher|designer|assistant|manager|technician|electrician|plumber|joiner|carpenter|mechanic|receptionist|cleaner|waiter|waitress|hairdresser|stylist|accountant|lawyer|paralegal|gardener|roofer|welder|editor|researcher|phd students?|postdocs?|caretaker|librarian|pharmacist|dentist|vet|midwife|bookkeeper|salesperson)s?',
      ),
    ],
    [
      'seek',
      any(
        '(?:applications?|entries|nominations|submissions|registrations?)[^.]{0,60} (?:close|closes|open|opens|until|due)|(?:looking|searching) for|seeks?|seeking|in search of|(?:needs?|(?<!(?:no|not|nothing|nobody) (?:\\p{L}+ ){0,2})needed|wanted)|could (?:really )?use|volunteers?|donat\\p{L}+|collects?|collecting|asks? for(?! (?:quiet|privacy|patience|understanding|calm|prayers|space|time)(?!\\p{L}))|appeal(?:s|ing)? for|sponsors?',
      ),
    ],
    [
      'offer',
      any(
        '(?:try|taste) (?:our|the|my) .{2,60} for [£€$]|free (?:shipping|delivery|returns)|\\d+ ?(?:%|percent|per cent) (?:off|discount|less)|for the price of|now (?:only )?[£€$]\\d|free cancell?ation|down \\d+ ?%|half[ -]price|discount(?:s|ed)?|vouchers?|clearance|(?:two|three|2|3) for (?:one|two|1|2|the price)|buy .{1,40} get|(?:[£€$]\\d+) off|(?:free|available) (?:again|appointments?|slots?|places?|spaces?)|appointments? (?:is |are )?(?:free|available)|(?:has|have) .{0,40}(?:appointments?|slots?|places?|spaces?|rooms?|tables?) (?:free|left|available)|for sale|sale|back in stock|in stock|to rent|for rent|for hire|lends?|lend out|rents? out|hires? out|gives? away|giving away|are on us|on the house|takes? on new (?:\\p{L}+ ){0,2}(?:patients|clients|customers|pupils|students|members)|(?:has|have|’ve) (?:\\p{L}+ ){0,2}(?:slots?|places?|spaces?|rooms?|appointments?)|(?:slots?|places?|spaces?|rooms?|appointments?|desks?|plots?) (?:is |are )?(?:free|left|available)|rent|hire|half[ -]price|gift cards?|free of charge|is free|for free|free (?:\\p{L}+ )?(?:for|entry|admission|trial|delivery|coffee|check|eye|advice|guide|download|lesson)',
      ),
    ],
    [
      'open',
      any(
        '(?:re)?opens? (?:its |our |their |the )?(?:doors|an?|our|its|on|in|at|again|for|second|third|new|this|next|tomorrow|today)|(?:re)?opening (?:on|in|at|of|day|party|our|a|soon|this|next)|grand opening|(?:is|are|’s|’re) (?:now |finally |back )?open(?:ing)? (?:in|at|again|from|on|our|a)|we (?:re)?open',
      ),
    ],
    [
      'launch',
      any(
        'launch(?:es|ing|ed)?|introduc(?:e|es|ing)|(?<!for )releas(?:e|es|ing)|publish(?:es|ing)?|unveil(?:s|ing)?|(?:is|are|’s) (?:now |finally )?(?:out(?! of)|here|back|live)(?: now)?|comes? out|(?:has|have|’ve) (?:just )?(?:arrived|landed)|arrives?|now (?:serves?|sells?|makes?|bakes?|brews?|offers?|stocks?|serving|selling|baking|offering|stocking|available|in stock)|back on the menu|on the menu|on tap|on sale|preorders?|pre-orders?|version \\d|patch \\d|new (?:\\p{L}+ )?(?:stor(?:y|ies)|game|room|course|menu|collection|season|album|single|book|novel|episode|app|feature|range|line|website|story|track|ep|beer|wine|flavou?r|cake|loaf|bread|coffee|blend)|new \\p{L}+ (?:menu|collection|album|book|novel|episode|app|range|line|story|beer|wine|flavou?r|cakes?|loaf|sourdough|coffee|blend)',
      ),
    ],
    [
      'celebrate',
      any(
        'won|wins?|awards?|prize|anniversary|turns? \\d+|turn(?:s|ed) (?:ten|twenty|thirty|forty|fifty)|\\d+ years (?:of|old|ago|today)|celebrat\\p{L}+|congratulat\\p{L}+|shortlisted|nominated|finally finished|passed (?:our|my|the|his|her)|graduat\\p{L}+|hand(?:s|ed)? in (?:my|his|her)|new pay deal|has agreed|have agreed|reached|birthday|raised|record',
      ),
    ],
    [
      'invite',
      any(
        'join us|join (?:me|our|the)|come (?:to|and|along|by|round|over|join|in)|(?:all|everyone|everybody|anyone|newcomers|beginners|families|visitors) (?:is |are )?welcome|invit(?:e|es|ing|ation)|you(?:’re| are) (?:all )?(?:warmly )?(?:invited|welcome)|rsvp|register for|sign up for|(?:free|no) (?:entry|admission|tickets?)|tickets?|doors open|late[- ]night shopping|(?:coaching|training|course|class|group|club) (?:starts?|begins?)|(?:an?|our|the) free (?:\\p{L}+ )?(?:webinar|workshop|talk|course|class|lesson)|(?:we|our \\p{L}+|the \\p{L}+) hosts?|hosting|takes? place',
        `${EVENT}(?=${words(18)}[^\\p{L}\\d ]{0,2}${TIME})`,
        `${TIME}${words(10)}${EVENT}`,
      ),
    ],
    [
      'change',
      any(
        'from now on|new (?:opening |office )?(?:hours|times|address|number|phone number|email|prices|owner|name|logo|route|timetable)|mov(?:e|es|ing|ed) (?:to|from|into|house)|(?:has|have|’ve) moved|chang(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|now (?:open|opens|close|closes|repair|repairs|accept|accepts|take|takes|deliver|delivers|in|at|on|runs?)|(?:is|are) now|until \\d{1,2} ?pm now|stops? (?:handing|selling|using|offering|taking|printing|serving)|drops? support|no longer|won’t raise',
      ),
    ],
    ['ask', /\?\s*$/u],
    [
      'advise',
      any(
        'tips?|how to|mistakes|lessons from|lessons? learned|checklist|reasons (?:to|why)|ways to|why you should|did you know',
      ),
    ],
  ],
  statuses: [
    [
      'off',
      any(
        `${NOT}(?: \\p{L}+){0,1} ${TAKES_PLACE}`,
        '(?:is|are|’s|was|were|be|been|being) (?:now |sadly |unfortunately )?(?:off|called off|cancel+ed|scrapped|rained off)(?! ?\\d)',
        '(?:cancels?|cancel+ing|calls? off|calling off)(?! any ?time)',
      ),
    ],
    [
      'changed',
      any(
        'postpon(?:e|ed|es|ing)|delay(?:ed|s)?|moved? to|moves to|moving to|rescheduled|pushed back|brought forward|new date',
      ),
    ],
    [
      'over',
      any(
        '(?:is|are|was) over|has ended|last (?:week|night|weekend|month|year|saturday|sunday)|yesterday|was a (?:great|huge|big)',
      ),
    ],
    ['planned', any('plan(?:s|ning)? to|hopes? to|soon')],
  ],
  asks: [
    [
      'bring back',
      any('bring (?:it|them|yours) back|return (?:it|them|yours)|bring back|hand (?:it|them) in'),
    ],
    [
      'report',
      any('witness(?:es)?|report (?:it|any|anything)|contact the police|tell the police|have you seen'),
    ],
    ['beware', any('beware|watch out|be careful|(?:do not|don’t) (?:eat|use|drink|open|answer|click)')],
    ['apply', any('apply|send (?:us )?your (?:cv|application|r[eé]sum[eé])')],
    ['buy', any('order|pre-?order|book (?:now|at|online|your|a)|buy|reserve')],
    ['come', any('come (?:to|and|along|by)|join us|visit us|drop in')],
    ['reply', any('tell us|let us know|write to us|vote|have your say')],
  ],
  reason:
    /^(?:because|the reason|that is why|that’s why|(?:tests?|checks?|experts?|inspectors) (?:have |has )?(?:found|showed?|shown)|why\b|since |this is because|we do (?:this|it) because|our \p{L}+ (?:have|has) (?:had|been|not|waited|lost|asked)|(?:the |our )?\p{L}+ (?:has|have) (?:sold|become|risen|doubled|ended|failed|broken|expired|cut|stopped|raised|canceled|cancelled|withdrawn)(?!\p{L}))/iu,
  bound:
    /^(?:\P{L}{0,3})(?:they|it|its|it’s|they’re|this|that|that’s|these|those|he|she|his|her|their|there|then|but|so|and|or|also|both|each|either|neither|all of|one of|some of|most(?= of| \p{Ll}+ )|such|however|instead|otherwise|therefore|afterwards|after that|before that|until then|since then|by then|here|there’s|too|still|even|only|another|the (?:other|second|rest|same|latter)|if (?:so|not|it|they|you do)|nobody|no one|everything|because|(?:yes|no)(?=,))(?![\p{L}])/iu,
  invites:
    /^(?:everyone|everybody|all|anyone|newcomers|beginners|families|visitors|children|dogs|guests)(?: \p{L}+){0,3} (?:is |are )?(?:always |also |very |most )?welcome/iu,
  refers:
    /(?<!\p{L})(?:it|them|they|there|this|that|these|those|he|she|him|her|one|the (?:mail|email|message|form|link|ticket|letter))(?!\p{L})/iu,
  follows: /(?<!\p{L})(?:again|also|will|we’ll|more|as well|too|further|next)(?!\p{L})/iu,
  opens:
    /^(?:we|i|our|my|for (?:\d+|\p{L}+) (?:years|months|weeks)|last (?:year|month|week|summer|winter|spring|autumn)|every (?:year|month|week|day)|since|a year ago|because|\d+ (?:people|years|families|children|volunteers|members)|(?:coach|chef|founder|director|trainer|baker|artist|author|head|captain) (?:and )?(?!(?:is|are|has|will|can)(?!\p{L}))\p{L}+ \p{L}+)(?![\p{L}])/iu,
  first: /(?<![\p{L}’])(?:i|i’m|i’ve|i’ll|my|me)(?![\p{L}])/iu,
  we: /(?<![\p{L}’])(?:we|we’re|we’ve|we’ll|our|us|ours)(?![\p{L}])/iu,
  thanks: /(?<!\p{L})(?:thank you|thanks|we thank|grateful)(?!\p{L})/iu,
  apology: /(?<!\p{L})(?:sorry|apologi[sz]e|apologies)(?!\p{L})/iu,
  sober: any(
    'hit by|resign(?:s|ed)?|stands? down|shark|bitten|bites?|injur\\p{L}+|recovering|crash(?:es|ed)?|collided|stabb\\p{L}+|shot|assault\\p{L}*|drown\\p{L}*|suicide|hospital (?:with|after)|badly hurt|lost everything|poison\\p{L}*|culled|ruled against|turned down our|said no to|not (?:been )?(?:well|extended)|taking back our|may not be (?:tight|safe|sealed)|may have let|(?:water )?(?:pipe|main) (?:has )?(?:burst|gave way|broke)|no (?:water|power|heating|gas) (?:in|at|for)|asbestos|(?:foot|feet|inch|inches|metres?) deep in|will be missed|(?:sales|visitors|members) have halved|(?:one|two|three|four|five|six) of us instead of|hail|drought|damage|threat\\p{L}*|bomb|refugees|war|victims?|abuse|cancer|illness|grief|bereave\\p{L}*|hospice|dementia|homeless\\p{L}*|price (?:increase|rise)s?|prices (?:go|are going|will go|rise) up|costs? [£€$]\\d{1,5}(?:[.]\\d\\d)? instead of|complaint',
  ),
  shadow: any(
    'not(?! (?:only|just|to be missed|far)(?!\\p{L}))|no(?! (?:need|booking|bookings|experience|appointments?|auditions?|charge|fees?|entry|previous|sign-?up|tickets?|registration|problem|matter|strings|costs?|obligation|card|prior|reservations?|special|equipment|children|dogs|idea|contract|less|more than)(?!\\p{L}))|none|nobody|never(?! too(?!\\p{L}))|nothing|without',
    '(?:could|is|are|was|were|has|have|does|did|would|should|wo)n’t|cannot|can’t(?! wait)|don’t(?! (?:miss|forget|worry|be shy|hesitate|panic))',
    '(?:our|its|his|her|their|the|my) (?:very )?(?:last|final)(?! (?:minute|chance|tickets?|tables?|places?|few|year|week|month|season|summer|winter|spring|autumn)(?!\\p{L}))',
    'lost|los(?:e|es|ing)|loss(?:es)?|fail(?:s|ed|ure)?|broke|broken|burst|collaps\\p{L}+|wrong|sorry|sadly|unfortunately|regret\\p{L}*|clos(?:e|es|ing) (?:for good|down|our|its|after)|for good|shut|gone|leaving us|left us|leaves us|forced|reject\\p{L}*|denied|turned (?:us |our .{2,40} )?down|said no|ruled against|refus\\p{L}+|withdr\\p{L}+|stolen|taken (?:from|back)|taking back|poison\\p{L}*|culled|damag\\p{L}+|illness|unwell|hurt|unharmed|harmed|ceas\\p{L}+|empty|halved|owe|gave way|(?:money|keys?) back|packed up|asbestos|leak\\p{L}*|may have (?:been|let)|be missed|despite|only \\d+ of (?:you|us)|ask(?:s|ing)? for (?:quiet|privacy|patience|understanding|calm)',
  ),
  harmless:
    /(?<=[\p{L},] )[“"]\p{Lu}[^“”".!?\n]{1,80}[”"](?! (?:he|she|they|says?|said|his|her|their|the)(?!\p{L}))|(?<!\p{L})(?:bur(?:y|ies|ied|ying) (?:\p{L}+ ){0,3}(?:waste|scraps|peelings|leftovers|compost|cables?|pipes?|lines?|treasures?|capsules?|bulbs?|seeds)|(?:photos?|pictures|memories|stories|exhibition|film|book|talk|lecture) (?:of|about|on) the (?:\d{4} )?\p{L}+|(?:reads?|performs?|stages?|screens?|shows?|plays?|sings?) (?:death|murder|the dead|war|funeral)|shot (?:a|our|the) (?:\p{L}+ ){0,3}(?:film|video|documentary|ad|campaign|goal)|(?:zero|no|without|less|avoid|prevent) (?:any )?(?:downtime|outages?|delays?|disruptions?)|(?:is|are) down (?:by )?\d+|flood ?lights?|clos(?:es?|ing|ed) (?:the|a|our) (?:year|week|season|evening|deal|round|gap|seed round)|injury (?:lawyers?|law|prevention|clinic)|(?:applications?|entries|registrations?|nominations|bookings?|polls|voting|submissions|early bird)[^.]{0,60} clos(?:e|es|ing)|(?:new |old |true )?(?:murder|ghost|horror|crime|detective|death|funeral|zombie|vampire) (?:stor(?:y|ies)|myster(?:y|ies)|novels?|plays?|films?|movies?|games?|podcasts?|nights?|dinners?|tours?|series|parties|party|march(?:es)?|for (?:the|a|our) (?:\p{L}+ )?(?:plastic|bag|diet|old|fax|logo|website|password)\p{L}*)|(?:deadly|killer|lethal|murderous|criminally|dead) (?:good|simple|easy|cheap|serious|sea|heat|deals?|hot|delicious|combo|app|whale|sudoku|ringer)|to die for|dying to|die-?hard|death by chocolate|day of the dead|walking dead|deadlines?|drop-?dead|escape rooms?|fire sale|closing sale|strike gold|strikes? a chord|lucky strike|bowling strikes?|lost (?:in (?:music|translation|time|the)|for words|and found|property|sock)|(?:a|the) flood of|burn(?:s|ing)? (?:calories|down slowly|for)|(?:a )?steal(?=[ !.,]|$)|sick (?:beats?|deals?)|shoot(?:s|ing)? (?:our|a|the) (?:\p{L}+ )?(?:video|film|campaign|stars?|hoops)|photo shoots?|crash courses?|car ?boot|dead ?lifts?|break-?in(?:g)? (?:our|your|new) (?:boots|shoes)|breakout|bombs? (?:bath|of flavou?r)|bath bombs?|explosion of|virus[ -]free|going viral|viral|cancel any ?time|free cancell?ation|noise[- ]cancell?\p{L}+|crisis[- ]proof|recall the (?:days?|time)|total recall|(?:do|can|did) you (?:still )?recall|kill(?:s|ed|ing)? (?:it|time|the)|bury the hatchet|passed away the time|ghosts?|witness the|strike a pose|disaster (?:recovery|movie)|closes? at|closed on (?:mon|tues|wednes|thurs|fri|satur|sun)days|injury[- ]free|sorry not sorry|not sorry|no regrets|for cancer (?:research|care|charit)\p{L}*|cancer (?:research|charity|awareness|support))(?!\p{L})/giu,
};
