import type { GraveWords } from './grave-words.ts';
import { stems, words } from './grave-words.ts';

export const ENGLISH: GraveWords = {
  harmless: [
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
  grave: [
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
    words(
      'apolog(?:y|ies|i[sz]e[sd]?|i[sz]ing)|sorry|regret|regrets|regretfully|regrettably|unfortunately|sadly|inconvenience|our (?:mistake|fault|error)|messed up|(?:we|i) (?:made|have made|’ve made) (?:a|an)(?: \\w+)? (?:mistake|error)|we (?:got|did get) (?:it|this|that) wrong|let (?:you|our \\w+|people) down|price increases?|bad news|disappoint(?:ed|ing|ment)',
    ),
  ],
};
