import type { OccasionWords } from './occasion-words.ts';

const occasions: OccasionWords = [
  ['backstage', /^behind the scenes/i],
  [
    'warning',
    /\b(beware|watch out|be careful|careful with|warning|warn you|scam\w*|phishing|fraud\w*|fake (invoices?|e-?mails?|mails?|profiles?|accounts?|websites?|calls?|messages?|shops?|letters?))\b/i,
  ],
  [
    'urgent',
    /\b(emergency|emergencies|burst pipes?|frozen pipes?|blocked drains?|locked out|no (heating|hot water)|gas leak|toothache|water damage|breakdown service)\b/i,
  ],
  [
    'hiring',
    /^(?=[\s\S]*\b(?:looking for|seeking|wanted)\b)[\s\S]*\b(an hour|per hour|a year|part[- ]time|full[- ]time|to join (us|our team)|salary)\b/i,
  ],
  ['hiring', /\b(part|full)[- ]time [\w-]{2,30} ([\w-]{2,30} )?wanted\b/i],
  [
    'hiring',
    /\b(hiring\b|job (opening|offer)\b|vacanc(y|ies)\b|join our team\b|apprentice\w*|recruit(ing|s)?|internships?\b|(looking for|seeks?|needs?|want(s|ed)?:?) (an?|two|three|another|our next) ([\w-]+ ){0,3}(teacher|chef|cook|waiter|waitress|barista|baker|stylist|barber|nurse|assistant|manager|developer|engineer|designer|driver|carpenter|electrician|plumber|receptionist|hygienist|trainer|instructor|salesperson|technician|accountant|intern|colleague|dispatcher|butcher|gardener|cleaner))\b/i,
  ],
  [
    'welcome',
    /\b(joins our [\w ]{2,40}|(a|an|two|three|four|our) new [\w -]{3,40} (joins?|starts?|have joined|has joined)\b(?! (at|from) \d)|meet (our new|the new|[A-Z][a-z]+, (our|the) new)|our new(est)? (colleague|team member|trainee|apprentice|doctor|dentist|chef|trainer|stylist|manager|teacher|vet|\w+(therapist|ist)\b)|joins (us|our team)|welcomes? (dr\b|our new|a new colleague)|new team member|welcome to the team|(is|are) joining (us|our team))/i,
  ],
  [
    'volunteers',
    /\b(volunteers? (wanted|needed)|(choir|band|orchestra|club|troupe|league) (is |are )?(looking for|needs?|seeks?)|volunteers? for|foster (homes?|families)|we need (volunteers?|helpers?|hands|somebody|someone)|(looking for|needs?|seeking) (\w+ )?(volunteers?|helpers?|members|players|singers|partners)|lend a hand|^looking for|helpers wanted)\b/i,
  ],
  [
    'story',
    /\b(passed (his|her|their) [\w ]{0,30}(test|exam)s?|success stor(y|ies)|case stud(y|ies)|testimonials?|what our (customers|clients|guests|members) say|(doubled|tripled|halved|quadrupled) (its|her|his|their)|(cut|reduced|increased|grew|boosted|saved|improved|raised) (its|her|his|their) [\w -]{2,60}\b(by|from|to|with|in|after|thanks)\b|our (customer|client|guest|member|patient|student|user|tenant)s? (?!service|support|care|base|area|portal|evening|day|number)[\w’ .-]{0,40}\b(cut|reduced|saved|increased|went from|found|lost|reached|improved|now (has|have|runs?|sells?|saves?|gets?)|passed|sold|grew|learned|built|finished|moved|opened|won))\b/i,
  ],
  ['thanks', /\b(thanks?|thank you|grateful|gratitude)\b/i],
  [
    'fundraising',
    /\b(fundrais\w*|donat(e|es|ing|ions?)|help us raise|help us (buy|build|save|reach)|rais(e|es|ing) (money|funds)|crowdfund\w*|kickstarter|sponsor (us|a|an)|in aid of)\b/i,
  ],
  [
    'award',
    /\b(awards?|awarded|award-winning|won(?!’)|winners?|shortlisted|nominated|prize|medal|ranked|certified|honou?red)\b/i,
  ],
  [
    'milestone',
    /\b((our|my|\d+(st|nd|rd|th)|first|second|third|fifth|tenth) (\w+ )?(anniversary|birthday)|happy birthday|milestone|turns? (\d+|[a-z]+teen|ten|twenty|thirty|forty|fifty)|(we|i)(’re|’m| are| am)? (now |all )?celebrat\w+|celebrates? (its|our|his|her|their|\d+|ten|twenty|thirty)|celebrating (our|my|\d+)|(we|i)(’ve| have)? raised|(one|two|three|five|ten|\d+) years? of (our|us|the)|years (in business|old today|of (us|our|business|trading|serving))|(?<!first )\b\d[\d,.]* (followers|customers|subscribers|members|orders)|since (19|20)\d\d)\b/i,
  ],
  // Who launches something and adds an offer tells what is new.
  ['launch', /^[^.,:;]{0,60}\b(launch(es|ing)?|introduc(es|ing|e)|releas(es|ing))\b/i],
  [
    'offer',
    /\b(discounts?|last chance|now booking|orders close|(places|spaces|rooms|spots|tables|appointments) (are )?(still )?(left|free|available)|still (free|available)|(lunch|meal|family|drinks) deal|sales?(?! team)|half[- ]price|vouchers?|coupons?|black friday|special offer|offers? (\w+ )?\d+|deals?|happy hour|(^|[^\w]|kids |children |under )(eat|go|enter|stay|travel|play)s? free|(get|and) (the|a|your) (second|third|2nd|3rd|next|other) [\w ]{0,20}(free|half price)|free (\w+ )?(first |initial |trial )?(shipping|delivery|trial|consultation|check(-?up)?s?|tests?|class(es)?|lessons?|coffee|dessert|gift|samples?|refills?|upgrade|valuation|quotes?|estimates?|months?|weeks?)|(lesson|class|month|session) (is )?free|promo code|with code|2 ?for ?1|two for one|three for two|buy one|early bird|special price|packages?)\b|\d ?% ?(off|discount)|[£€$]\d+ off/i,
  ],
  [
    'season',
    /\b((happy|merry|blessed) (easter|christmas|new year|holidays?|halloween|thanksgiving|hanukkah|eid|diwali|valentine’s|mother’s day|father’s day|ramadan|weekend|summer|spring|autumn|fall)|season’s greetings|happy \w+ from)\b/i,
  ],
  ['event', /\b(?:summer|holiday|easter|kids|kids’|football|day) camps?\b|\bstory ?time\b/i],
  [
    'workshop',
    /\b(workshops?|webinars?|seminars?|(beginners?|evening|online|weekend|summer|cooking|training|sewing|yoga|week|hour|day) course|(?<!(of|two|three|four|five|six|seven|main|first|second|[2-9]) )courses?\b(?! correction)|(?<!(first|world|middle|working|high|in|best)[ -])class(es)?|masterclass|lessons for|summer camp|boot ?camp|(?<!of )course|retreat)\b/i,
  ],
  ['event', /^(?=[\s\S]*\b(?:evening|night)\b)[\s\S]*\b\d{1,2}(:\d\d)? ?(am|pm)\b/i],
  [
    'event',
    /^(?=[\s\S]*\b(?:evening|night|market|fair|show|talk|supper)\b)[\s\S]*\b(tickets?|free entry|doors open)\b/i,
  ],
  [
    'event',
    /\b(events?|(pop-?up|vintage|craft|makers) (\w+ )?(market|fair)|live on (instagram|facebook|linkedin|youtube|zoom)|ask me anything|new year’s eve|(last|few) (tables|tickets|seats)|(supper|dinner) club|(tasting|charity|gala|carvery|pop-?up) (dinner|lunch|brunch)|karaoke|pub quiz|bingo|open evening|street food night|parade|ceilidh|comedy night|meet and greet|join us|invitation|invited|conference|meetup|concert|festival|open day|open house|(farmers|farmers’|christmas|flea|street|night|easter) market|market day|tastings?|tours?\b(?! guide)|(?<!(third|political|labou?r|green)[ -])party|gig|live music|live jazz|(fun|charity|park|sponsored|5 ?k|10 ?k) (run|walk|ride|swim)s?|(half )?marathon|exhibition|premiere|(author|quiz|game|film|movie|open mic|wine) (evening|night)|reading with|book signing|fair|screening|clean-?up|tournament|match day)\b/i,
  ],
  [
    'tip',
    /\b((?<!\d )lessons (from|learned|we)|tips?|how (to|much|long|often|do|does|can|should)\b|ways to|mistakes|guide|checklist|explains? (what|how|why)|\d signs|signs (that|your|you|it)|steps to|reasons (why|to)|(why|when|what) (your|you|to)\b|what is\b|(stretches|exercises|ideas|recipes|tricks|rules) (for|to)|difference between|choosing)\b/i,
  ],
  [
    'culture',
    /\b(team (lunch|breakfast|day|outing|building|retreat|ritual)s?|(another|a different) colleague|(company|our|team) culture|our values|(four|4)[- ]day week|our (whole |entire )?team (shares?|meets?|learns?|talks?|tries|spends?|cooks?|eats?|takes?|goes|stops?)|how we work( together)?)\b/i,
  ],
  [
    'backstage',
    /\b(^watch (our|us|how)|behind the scenes|why (we|i)|how [a-z]+ (is|are) made|our story|how (we|i|our)|journey|a day in the life|meet the team)\b/i,
  ],
  [
    'update',
    /\b(((opening|winter|summer|holiday|christmas|easter) )hours|new (hours|address|website|number|year|prices)|(has|have|is|are) moved|(has|have) moved|we moved|moving to|deadline|(from|starting) (today|tomorrow) (on|we)|no longer|now closed on|holiday hours|clos(es?|ed|ing) (early )?(on|for|over) (christmas|boxing day|new year|easter|thanksgiving|the )|please note|reminder)\b/i,
  ],
  [
    'opening',
    /\b(grand (re-?)?opening|now open(?! (until|from|at|on))|reopens?|reopening|opens?(?! (until|late|daily|at \d|from \d|day|house|air|source|mic|on (mon|tues|wednes|thurs|fri|satur|sun)days\b))|opening(?! (hours|times)))\b/i,
  ],
  [
    'launch',
    /\b(launch\w*|now (has|have|offers?|ships?|delivers?|accepts?|serves?|takes?|does|do|stocks?|sells?|bottled)|new|introduc\w+|announc\w+|arriv\w+|releas\w+|coming soon|now (available|serving|on|offers?|services?|syncs?|in stock)|(is|are) (out|here|back|live|online)|back in stock|out now|now serving|starting|finished my)\b/i,
  ],
];

export const ENGLISH = {
  occasions,
  over: /\b(yesterday|last (week|weekend|night|month|year|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(we|i) (had|held|hosted|went|enjoyed|attended|closed|ran|filled)|was|were|took place|has ended|is over|sold out|recap|highlights)\b/i,
};
