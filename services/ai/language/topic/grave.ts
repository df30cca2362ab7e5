import type { Language } from './language.ts';

/** Bad news: somebody's loss, a disruption, or an apology. It is told plainly, or not at all. */
export type Gravity = 'loss' | 'disruption' | 'apology';

/** Whether the topic is bad news. Better a plain draft too many than a cheer at a funeral. */
export function gravityOf(text: string, language: Language): Gravity | null {
  for (const one of ASKED[language]) {
    const serious = HARMLESS[one].reduce((rest, idiom) => rest.replace(idiom, ' '), text);
    const found = GRAVE[one].find(([, patterns]) => patterns.some((pattern) => pattern.test(serious)));
    if (found) return found[0];
  }
  return null;
}

type Spoken = Exclude<Language, 'other'>;
/** A few words may be taken for another language's: only English is told from the rest for sure. */
const NOT_ENGLISH: readonly Spoken[] = ['de', 'fr', 'es'];
const ASKED: Readonly<Record<Language, readonly Spoken[]>> = {
  en: ['en'],
  de: NOT_ENGLISH,
  fr: NOT_ENGLISH,
  es: NOT_ENGLISH,
  other: ['en', ...NOT_ENGLISH],
};

/** Whole words, of any alphabet: `\b` knows no umlauts. */
const words = (alternatives: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags);
/** Beginnings of words. */
const stems = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})`, 'iu');

/** What only sounds grave. */
const HARMLESS: Readonly<Record<Spoken, readonly RegExp[]>> = {
  en: [
    words(
      'sorry,? not sorry|not sorry|(?:better|rather) safe than sorry|no regrets|(?:won’t|never|not) regret|no apologies|unapologetic(?:ally)?',
      'giu',
    ),
    words(
      'dead (?:simple|easy|good|cheap|sea|lift|lifts)|drop-?dead|day of the dead|walking dead|to die for|dying to|die-?hard|die-?cut|death by chocolate|deadlines?|killer|kills? it|killing it|killed it',
      'giu',
    ),
    words(
      'clos(?:ing|e|ed)(?: |-)?(?:down )?(?:sale|time|date|party|ceremony|price|toe|beta|caption\\w*|deals?|round)|clos(?:es?|ed|ing) (?:a|the|our) (?:deal|gap|loop|round|seed round)|up close',
      'giu',
    ),
    words(
      'clos(?:e|es|ed|ing) (?:early |at \\d\\S{0,5} )?(?:on|for|over) (?:christmas|boxing day|new year|easter|thanksgiving|the (?:christmas |bank |public )?holidays?)|closed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|memorial day|happy accidents?|accident(?:ally|al)|crash course|injury[ -](?:free|prevention|law\\w*|clinic)|fire sale|flood ?lights?|break-in[ -]proof|clos(?:e|es|ing) the (?:year|week|day|season|month|evening) with|incidentally|sick of|sick (?:beats?|deals?)|home ?sick|brush ?strokes?|stroke of|four-stroke|murder mystery',
      'giu',
    ),
    words(
      '(?:zero|no|without|less|avoid|prevent) (?:any )?(?:downtime|outages?|delays?|disruptions?)|free cancell?ation|cancel any ?time|noise[- ]cancell?\\w+|disaster recovery|flood of|recall the (?:days?|time)|total recall|(?:do|can|did) you (?:still )?recall|rip(?:stop|tide| ?curl| the)',
      'giu',
    ),
    words(
      'cancer (?:research|awareness|charity|support|care|screening|trust|fund\\w*)|(?:beat|fight|against|cure|screening for|research into) (?:\\w+ )?cancer|cancer season',
      'giu',
    ),
  ],
  de: [
    words(
      'tod(?:schick|sicher|lecker)e?[rsnm]?|zum totlachen|kostenlose[rn]? rückruf(?:service)?|rückrufservice|rückruf-service|schließen freundschaft(?:en)?|geschlossene gesellschaft|abschied vom alltag|krankenkassen?|krankengymnastik|ohne ausfallzeit(?:en)?|keine? entschuldigung(?:en)?|(?:mon|diens|donners|frei|sams|sonn)tags (?:ist |sind |haben wir )?geschlossen|mittwochs (?:ist |sind |haben wir )?geschlossen|ausfallsicher\\w*',
      'giu',
    ),
  ],
  fr: [
    words(
      'mort(?:e|es|s)? de (?:rire|faim|soif)|à mourir de (?:rire|plaisir)|désolée?s?,? (?:mais )?pas désolée?s?|sans (?:regrets?|excuses?|interruption|retard)|fermée?s? (?:(?:le|les|tous les|chaque) )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?: et (?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)?(?! \\d)|fermetures? éclair|peine de mort|nature morte|excuse parfaite',
      'giu',
    ),
  ],
  es: [
    words(
      'muert[oa]s? de (?:risa|hambre|ganas|sed)|morir de (?:gusto|risa)|(?:lo siento,? )?no lo siento|cerrad[oa]s? (?:los|todos los) (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|(?:lunes|martes|miércoles|jueves|viernes|sábados|domingos) cerrad[oa]s?|sin (?:disculpas|retrasos?|excusas|interrupci(?:ón|ones))|día de (?:los )?muertos|naturaleza muerta|cierre de cremallera|cancelación gratuita',
      'giu',
    ),
  ],
};

const GRAVE: Readonly<Record<Spoken, readonly (readonly [Gravity, readonly RegExp[]])[]>> = {
  en: [
    [
      'loss',
      [
        words(
          'died|dies|dying|death|deaths|(?:is|are|was|were|found|shot|pronounced|left|\\d+) dead|deceased|no longer with us|(?:has|have) left us|left us (?:far )?(?:too|much)|thoughts (?:are|go|and prayers)|prayers|hearts? goe?s? out|sorrow|beloved \\w+(?: \\w+)? (?:is|was|has) (?:gone|no|left)|(?:we|i) stand (?:with|in solidarity)|solidarity|war in|affected by the|killed|murder(?:ed)?|suicide|fatal(?:ly|ity|ities)?|funerals?|wake for|memorial service|in (?:loving )?memory|in memoriam|rest in peace|condolences?|obituary|stillb(?:orn|irth)|miscarriage|passed away|passed on|passing of|sudden passing|(?:has|have|had|he|she|who) passed(?= |$|[,.])(?! (?:the|all|our|his|her|with|a|an|\\d))|(?:his|her|their) passing|rainbow bridge|put to sleep|heavy hearts?|heartbroken|heartbreaking|deeply sadden(?:ed|s)|saddened|sad (?:news|day|to (?:share|announce|say|tell|inform|report|hear))|sadness|grief|grieving|tragedy|tragic(?:ally)?|victims?',
        ),
        stems('mourn|bereave'),
        words('RIP|R\\.I\\.P\\.?', 'u'),
        /😢|💔|🕊/u,
        words(
          '(?:lost|loss of|lose) (?:a|an|our|my|his|her|their|one of our)(?: \\w+)? (?:friend|colleague|founder|co-founder|member|team|teammate|employee|volunteer|customer|father|mother|dad|mum|mom|grandmother|grandfather|wife|husband|partner|son|daughter|brother|sister|dog|cat|teacher|coach|owner|home|homes|life|battle)',
        ),
        words(
          'illness(?:es)?|diagnosed|hospitali[sz]ed|cancer|heart attack|(?:had|suffered|after) a (?:minor |major |serious |massive )?stroke|sick leave|food poisoning|salmonella|norovirus|listeria|outbreak|covid(?:-19)?|on a ventilator|intensive care|(?:in|to) hospital|(?:is|are|am|was|were|been|be|fallen|fell|got|gone|off|called in|i’m|we’re|he’s|she’s) (?:\\w+ )?(?:ill|sick|unwell)|sickness',
        ),
        words(
          'accidents?|(?:car|bus|plane|train|van) crash|collision|injur(?:ed|ies|ing)|(?:serious|bad) injury|(?:a|the) fire (?:at|in|broke|destroyed|damaged|has|last|tore|swept)|fire (?:broke|destroyed|damaged|tore|swept)|burn(?:ed|t) down|flooded|flooding|floods?|explosion|earthquake|hurricane|tornado|wildfires?|storm damage|break-?ins?|broke into|broken into|burgl(?:ed|ary)|robbed|robbery|stolen|vandali[sz]ed|vandalism|(?:was|were|been) attacked|terror attack|shooting at|mass shooting|the shooting|caught fire|(?:was|were|been|got|is|are|be) (?:badly |seriously |slightly )?hurt|incident|assault(?:ed)?|missing (?:person|child|dog|cat|since)|gone missing|disaster',
        ),
      ],
    ],
    [
      'disruption',
      [
        words(
          'experiencing (?:\\w+ ){0,3}(?:issues|problems|outages?|difficulties|delays)|(?:issues?|problems?|trouble) (?:logging|signing|accessing|with (?:the|our) (?:log-?in|app|site|website|payments?|delivery|orders?))|unavailable|arrives? late|(?:not|won’t|can’t|cannot) (?:be )?(?:tak(?:e|ing) place|happen(?:ing)?|able to|deliver)|(?:won’t|not) be (?:open|available|opening)|stop using|overheat\\w{0,3}|statement (?:on|regarding|about)|(?:we|i)(?: are| will|’ll|’re|’m| am)? (?:cannot|can’t|couldn’t|could not|unable to|not able to|no longer)(?: \\w{1,20})? (?:serve|open|offer|deliver|ship|host|run|fill|answer|take|accept|provide)|(?:broke|broken) down|(?:pipe|main|boiler|water main) (?:has |have )?(?:broke|broken|burst|failed)|outages?|downtime|out of order|out of service|not working|stopped working|technical (?:problems?|issues?|difficult(?:y|ies)|faults?)|power (?:cut|failure)|disruptions?|disrupted|data (?:breach|leak|loss)|security (?:breach|incident)|breach of|hacked|phishing|cyber-?attack|ransomware|compromised',
        ),
        words(
          '(?:site|website|app|servers?|service|services|system|systems|platform|phones?|lines?|network|shop|store|internet|wi-?fi|checkout|payments?|email|booking|bookings|we)(?: is| are|’s|’re| was| were| went| has been| have been| will be| currently){1,3} (?:currently |temporarily |still |all ){0,3}(?:down|offline|unavailable|unreachable)',
        ),
        words(
          '(?:is|are|was|were|be|been|being|has|have|had to|must|forced to|need to|needed to|decided to|unable to|cannot|can’t|not be able to|running)(?: \\w+ly| been| being| also| still)? (?:delay(?:ed)?|late|postponed?|cancell?(?:ed)?|call(?:ed)? off|suspend(?:ed)?|close (?!to\\b)(?:\\w+)|reopen|deliver)|(?:event|concert|workshop|class|show|festival|tour|market|match|run|race|webinar|meetup|party|flight|trip|delivery|deliveries|orders?|shipping|tonight|today)(?:’s)? (?:\\w+ )?(?:delayed|postponed|cancell?ed|called off|suspended)|cancell?ation of|delays? (?:in|to|with|of|at)|(?:shipping|delivery|order|long|longer|short) delays?|(?:cancell?ed|postponed|delayed|suspended) (?:due|because|until|for|owing)',
        ),
        words(
          '(?:is|are|be|been|remain|remains|stay|stays|staying|currently|temporarily|permanently|we’re|partly|fully) (?:\\w+ly |now |also )?closed|closed (?:on|for|until|till|due|because|from|today|tonight|tomorrow|this|next|all|permanently|temporarily|owing|indefinitely|down)|closures?|clos(?:e|es|ing|ed) (?:its|our|their|his|her|my|the) (?:doors?|shop|store|café|cafe|restaurant|branch|office|studio|bakery|gallery|salon|bar|pub|gym|business|company|factory|plant|school|library|location|business|\\w+ (?:branch|shop|store|office|location|site|factory|plant))|clos(?:e|es|ing) (?:permanently|for good|forever|down|early)|(?:we|shop|store|café|cafe|restaurant|branch|office|studio|bakery|gallery|salon|bar|pub|gym)(?: will| must)? closes? (?:on|for|in|this|next|after)|(?:we|shop|store|café|cafe|restaurant|branch|office|studio|bakery|gallery|salon|bar|pub|gym|business|company|factory|plant|school)(?: are| is|’re| will be| be){1,3} closing|shut(?:s|ting)?(?: its| our| their)? (?:down|doors?)|out of business|bankrupt(?:cy)?|insolven(?:t|cy)|in(?:to)? administration|in(?:to)? liquidation|ceas(?:e|es|ing|ed) (?:trading|operations|production)|wind(?:ing)? down|last day of (?:business|trading)|end of an era|discontinu(?:e|ed|ing)|evacuat(?:ed|ion)|lockdown|boil water',
        ),
        words(
          'lay-?offs?|la(?:id|ying|y) off|redundanc(?:y|ies)|made redundant|job (?:cuts?|losses)|cut(?:ting)? (?:\\w+ )?(?:jobs|staff|positions)|let(?:ting)? (?:\\w+ ){0,4}go|downsizing|furlough(?:ed|s)?|staff cuts|restructuring|on strike|strike action',
        ),
        words(
          '(?:product|safety|voluntary|urgent|food) recalls?|recall(?:ing|ed|s)|recall (?:of|notice|our|all|batch|these|this|one|some)|(?:do not|don’t) (?:eat|use|drink|consume)|withdraw(?:n|ing)? from sale|undeclared|allergen alert|unsafe|contaminat(?:ed|ion)|may contain (?:glass|metal|plastic|traces)|safety (?:notice|warning|alert)|faulty|defective',
        ),
      ],
    ],
    [
      'apology',
      [
        words(
          'apolog(?:y|ies|i[sz]e[sd]?|i[sz]ing)|sorry|regret|regrets|regretfully|regrettably|unfortunately|sadly|inconvenience|our (?:mistake|fault|error)|messed up|(?:we|i) (?:made|have made|’ve made) (?:a|an)(?: \\w+)? (?:mistake|error)|we (?:got|did get) (?:it|this|that) wrong|let (?:you|our \\w+|people) down|price increases?|bad news|disappoint(?:ed|ing|ment)',
        ),
      ],
    ],
  ],
  de: [
    [
      'loss',
      [
        words(
          'tot|tod|tode|gestorben|starb|stirbt|verstorben\\w*|verstarb|von uns gegangen|verloren haben|ums leben|getötet|tödlich\\w*|beileid|nachruf|beerdigung|beisetzung|abschied von|abschied nehmen|krank|unwohl|krankenhaus|krebs|verletzt\\w*|feuer|brand (?:in|im)|abgebrannt|einbruch|eingebrochen|gestohlen|überfall\\w*|opfer|traurig\\w*|schweren herzens|erschüttert|bestürzt|fassungslos|vermisst',
        ),
        stems(
          'todesf|trauer|gedenk|krankheit|krankheitsbedingt|erkrank|unfall|unfälle|verungl|hochwasser|überschwemm|explosion|erdbeben|tragöd|tragisch|selbstmord|suizid',
        ),
      ],
    ],
    [
      'disruption',
      [
        words(
          'entfällt|entfallen|bleib(?:t|en)(?: \\S{1,30}){0,5} zu(?=[.!]?(?:$| wegen))|fällt(?: \\w{1,30}){0,4} aus|fallen(?: \\w{1,30}){0,4} aus|nicht (?:erreichbar|verfügbar|möglich)|funktioniert(?: \\w+)? nicht|offline|gehackt|datenleck|datenpanne|verschoben|abgesagt|absage|geschlossen|schließen|schließt|zu bleibt|macht zu|pleite|entlassen|rückruf\\w*|rufen(?: \\S{1,40}){1,8} zurück|nicht verzehren|streik|streiken',
        ),
        stems(
          'ausfall|ausgefallen|stromausfall|störung|verspät|verzögerung|schließung|insolven|geschäftsaufgabe|entlassung|stellenabbau|kurzarbeit|verunreinig|phishing|cyberangriff',
        ),
      ],
    ],
    [
      'apology',
      [
        words('leider|(?:tut|tuts) (?:uns|mir)(?: \\w+)? leid|unser fehler|enttäuscht'),
        stems('entschuldig|bedauer|sorry|verzeih'),
      ],
    ],
  ],
  fr: [
    [
      'loss',
      [
        words(
          'décès|mort|morte|morts|mortes|nous a quittés?|nous ont quittés|perdu (?:la vie|notre|nos|un|une|son|sa)|perte de|obsèques|funérailles|enterrement|deuil|condoléances|tristesse|tristes?|maladies?|malades?|souffrante?s?|cancer|accidents?|blessée?s?|incendies?|explosion|séisme|victimes?|attentat|volée?s?|disparu(?:e|s|es)?|rendons hommage|drame|tragédie',
        ),
        stems('décéd|hospitalis|inond|cambriol|suicid|tragique'),
      ],
    ],
    [
      'disruption',
      [
        words(
          'panne|pannes|hors service|indisponibles?|injoignables?|interruption|retards?|annulée?s?|annulation|annulons|reportée?s?|fermée?s?|fermons|fermetures?|ferme(?:nt|ra|ront)? (?:ses portes|définitivement|exceptionnellement|le|ce|pour|temporairement|aujourd’hui|demain)|liquidation judiciaire|redressement judiciaire|faillite|cessation|suppressions? (?:de postes?|d’emplois?)|rappel (?:de produits?|produits?|de lots?|du lot)|rappelons|ne pas consommer|fuite de données|piratage|piratée?s?|grève|coupure',
        ),
        stems('perturb|licenci|hameçonn'),
      ],
    ],
    [
      'apology',
      [
        words(
          'désolée?s?|excuses|excuser|excusons|pardon|regrettons|regrets|malheureusement|hélas|notre erreur',
        ),
        stems('navré|déplor'),
      ],
    ],
  ],
  es: [
    [
      'loss',
      [
        words(
          'murió|murieron|muerte|muertes|muert[oa]s?|nos (?:dejó|ha dejado)|perdió la vida|(?:hemos|han) perdido|perdimos|pérdida de|luto|duelo|condolencias|pésame|funeral|entierro|descanse en paz|d\\.?e\\.?p\\.?|enferm[oa]s?|enfermedad|cáncer|ingresad[oa]s?|accidentes?|herid[oa]s?|incendio|incendios|explosión|terremoto|robo|robaron|robado|víctimas?|tristeza|tristes?|atentado|desaparecid[oa]s?|tragedia',
        ),
        stems('fallec|hospitaliz|inundaci|suicid|trágic'),
      ],
    ],
    [
      'disruption',
      [
        words(
          'averías?|ca[ií]d[oa]s?|no (?:está |están )?disponibles?|inaccesible|no funciona|fuera de servicio|interrupción|cancelad[oa]s?|cancelamos|cancelación|aplazad[oa]s?|aplazamos|suspendid[oa]s?|suspendemos|retrasos?|retrasad[oa]s?|cerrad[oa]s?|cerramos|cerrarem?os|cerrará|cierre|cierra(?:n)? (?:sus puertas|definitivamente|por|el|este)|quiebra|concurso de acreedores|despidos?|despedimos a|retiramos|retirada (?:de|del)|no consum(?:ir|an|a)|filtración de datos|hackead[oa]s?|huelga|corte de (?:luz|agua|servicio)|ca[ií]da (?:de|del) (?:servicio|servidor|sistema)',
        ),
      ],
    ],
    [
      'apology',
      [
        words(
          'disculpas?|disculpen|disculpe|perdón|perdonen|lo sentimos|lo siento|sentimos|lamentamos|lamentablemente|desgraciadamente|por desgracia|nuestro error',
        ),
        stems('lament'),
      ],
    ],
  ],
};
