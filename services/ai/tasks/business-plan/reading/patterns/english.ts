import type { Patterns } from './patterns.ts';

export const ENGLISH: Patterns = {
  natures: {
    consulting:
      /\b(?:it|software|tech(?:nology)?|cloud|data|business|management|strategy|digital|marketing|security|erp|sap|process) (?:consult\w*|advis\w+)|(?<!(?:tax|legal|law|insurance|travel|wedding) )\bconsult(?:ing|ancy|ancies)\b/iu,
    software:
      /\b(?:software|apps?|saas|platform|plug-?ins?|games?|web ?shops? software|cloud|hosting|developers?)\b/iu,
    care: /\b(?:hospice|clinic|therap\w*|funeral|undertaker|nurs(?:e|ing)|care home|counsel(?:ing|or)|midwi\w+|doctor|dentist|physio\w*|palliative|psycho\w*|hospital ward)\b/iu,
    ensemble:
      /\b(?:choirs?|orchestras?|ensembles?|big band|brass band|theat(?:er|re) (?:group|company)|dance (?:group|company)|singers|amateur dramatics)\b/iu,
    rescue:
      /\b(?:animals?|dogs?|cats?|pets?|horses?) (?:shelter|rescue|sanctuary|welfare|protection)|\bhumane society|\brescue (?:dogs?|cats?|animals?)/iu,
    community:
      /\b(?:charit(?:y|able)|association|society|club|library|community|repair caf[eé]|shelter|foundation|non-?profit|parish|union|food bank|volunteers?|cooperative|allotment|ngo)\b/iu,
    teaching:
      /\b(?:schools?|courses?|tutor\w*|lessons?|academy|teach\w*|training|instructors?|kindergarten|university)\b/iu,
    advice:
      /\b(?:law|legal|lawyers?|attorneys?|tax|account(?:ant|ing)\w*|bookkeep\w*|insurance|consult\w*|advis\w+|broker|notary|agency|recruit\w*|architects?|coach\w*|estate agents?)\b/iu,
    wellness:
      /\b(?:hair\w*|salon|barber\w*|beauty|nails?|massage|yoga|gym|fitness|pilates|trainer|tattoo\w*|cosmetic\w*|make-?up|spa)\b/iu,
    creative:
      /\b(?:photograph\w*|film\w*|video\w*|design\w*|illustrat\w*|musicians?|band|writers?|author|artist|graphic|web ?design\w*|podcast\w*)\b/iu,
    animals:
      /\b(?:dogs?|cats?|pets?|horses?|riding|kennels?|vet|veterinar\w*|groom\w*|animals?|aquarium|beekeep\w*)\b/iu,
    home: /\b(?:plumb\w*|electricians?|cleaning|cleaners?|moving|movers|removals?|garden\w*|landscap\w*|pest|windows?|heating|chimney|locksmith|handyman|it support|computer repair|solar|pools?)\b/iu,
    craft:
      /\b(?:restor\w*|repair\w*|mak(?:er|ers|ing)|carpent\w*|joiner\w*|tailor\w*|upholster\w*|tuners?|blacksmith|potter\w*|bookbind\w*|mason\w*|roofers?|painters?|builders?|taxiderm\w*|goldsmith|weav\w*|workshop)\b/iu,
    food: /\b(?:baker\w*|restaurant|bistro|food|brewer\w*|farm|butcher\w*|cheese\w*|chocolat\w*|winer\w*|caterer?s?|catering|ice cream|coffee|tea|roaster\w*|deli|pastr\w*|bar|pub)\b/iu,
    lodging:
      /\b(?:hotel|camp(?:site|ing)|guest ?house|b&b|museum|gallery|theat(?:er|re)|cinema|zoo|park|spa|pool|holiday|venue|hostel|castle)\b/iu,
    retail:
      /\b(?:shop|store|sell\w*|sold|second-?hand|vintage|boutique|shoes?|clothes|clothing|furniture|books?|bicycles?|toys?|flowers?|florist|jewel\w*|plants?|cosmetics|online)\b/iu,
  },
  goals: {
    adoptions: /(?<!(?:product|user|feature|software|cloud|ai) )\badopt\w*|\brehom\w*/iu,
    volunteers: /\b(?:volunteers?|helpers?|mentors?|godparents|foster\w*)\b/iu,
    donations: /\b(?:donations?|donors?|fundrais\w*|raise (?:money|funds|[\d€$£])|sponsors?)\b/iu,
    demos: /\b(?:demos?|trials?|sign-?ups?|free accounts?|users?|downloads?|installs?)\b/iu,
    contracts: /\b(?:contracts?|commissions?|tenders?|projects?)\b/iu,
    learners: /\b(?:students?|pupils?|learners?|trainees?|course places|enrol\w*)\b/iu,
    places:
      /\b(?:members?|tenors?|sopranos?|singers?|players?|participants?|places|registrations?|subscribers?|newsletter)\b/iu,
    applications:
      /\b(?:hir(?:e|ing)|recruit\w*|applicants?|applications?|staff|employees?|apprentices?|talent|instructors?)\b/iu,
    appointments:
      /\b(?:appointments?|(?:discovery|intro) calls?|consultations?|patients?|mandates?|first (?:talks?|calls?|meetings?)|check-?ups?)\b/iu,
    bookings:
      /\b(?:bookings?|nights?|tables?|weekdays?|occupancy|reservations?|fill\b|sold out|fully booked|guests?)/iu,
    visitors: /\b(?:visitors?|footfall|foot traffic|walk-?ins?|attend\w*|audience)\b/iu,
    sales: /\b(?:sales?|sell|selling|revenue|orders?|turnover|customers?|purchases?|pairs|pieces)\b/iu,
    inquiries: /\b(?:leads?|clients?|inquir\w+|enquir\w+|calls|requests?)\b/iu,
    community: /\b(?:communit\w+|engage\w*|loyal\w*|followers?|fans?|regulars?|retention|reviews?)\b/iu,
  },
  challenges: {
    decisions:
      /\b(?:tender\w*|procurement|committees?|board|councils?|approval|decisions? take|years to decide|sales cycles?|budget cycles?)\b/iu,
    doubt:
      /\b(?:can[’']?t sing|not (?:good|fit|flexible|young|strong|talented) enough|too (?:stiff|shy|clumsy|unfit)|too old|afraid|fear\w*|nervous|don[’']?t dare|late start\w*|starting late|think that they can[’']?t|hesitat\w*)\b/iu,
    delay:
      /\b(?:wait(?:s|ing)? too long|too late|last minute|put(?:s|ting)? (?:it )?off|only when|not urgent)\b/iu,
    taboo:
      /\b(?:death|dying|dies|died|(?:people|animals|they|we) die|grief|taboo|nobody wants to talk|don[’']t (?:like to|want to) talk|embarrass\w*|shame|ashamed|awkward|stigma)\b/iu,
    hygiene: /\b(?:hygien\w*|unhygienic|dirty|germs?|smell\w*|clean(?:liness)?|disgust\w*)\b/iu,
    sizes: /\b(?:sizes?|sizing|fit\b|judge online|returns?)\b/iu,
    weather: /\b(?:rain\w*|weather|cancels?|cancell\w*|no-?shows?)\b/iu,
    season: /\b(?:season\w*|winter|summer|slow (?:months?|weeks?)|off-?season)\b/iu,
    hiring:
      /\b(?:can[’']?t find (?:\p{L}+ )?(?:staff|people|anyone|instructors?|workers?|cooks?|drivers?|plumbers?|electricians?)|hir(?:e|ing)|shortage|understaffed|find (?:staff|instructors?|apprentices?)|staff turnover|recruit\w*)\b/iu,
    price:
      /\b(?:half the price|cheap\w*|prices?|(?:too|we are|find (?:us|it|them)|looks?|seems?) expensive|everybody has|do it themselves|for free|compet\w*|chains?|rivals?|supermarkets?|discount\w*|amazon|too many (?:photographers|others|shops|bakeries|studios|providers|agencies))\b/iu,
    dryness:
      /\b(?:dry|boring|complex|complicated|technical|hard to explain|abstract|nobody understands|unsexy)\b/iu,
    location:
      /\b(?:where (?:it|we|you) (?:is|are)|find us|location|hidden|parking|out of the way|few people know|hard to find)\b/iu,
    trust:
      /\b(?:trust|scam\w*|second-?hand|unknown|new here|bad reviews?|complain\w*|negative|reputation|critic\w*|prejudic\w*|cliché)\b/iu,
    secrecy:
      /\b(?:confiden\w*|privacy|secre\w*|complian\w*|legal\w*|regulat\w*|advertising law|data protection)\b/iu,
    time: /\b(?:time|busy|hours|hrs|capacity|overworked|workload|alone)\b/iu,
    camera: /\b(?:on camera|shy|filming|faces?|photos?|pictures?|videos?)\b/iu,
    ideas: /\b(?:ideas?|what to (?:post|write|say)|inspiration|creativ\w*|topics?)\b/iu,
    reach:
      /\b(?:follow\w*|reach|visib\w*|algorithm|nobody sees|small audience|knows? (?:about )?us|views|awareness)\b/iu,
    engagement: /\b(?:engage\w*|comments?|likes|interact\w*|silent|reactions?)\b/iu,
    budget: /\b(?:budget|money|(?<!shipping |delivery |postage )costs?|afford|expensive)\b/iu,
    routine: /\b(?:consisten\w*|irregular\w*|keep up|routine|sporadic\w*|plan(?:ning)?)\b/iu,
  },
  audiences: {
    workers: /\b(?:office workers?|employees|commuters?)\b/iu,
    hobbyists: /\b(?:climbers?|runners?|cyclists?|hikers?|anglers?|gamers?|collectors?|athletes?)\b/iu,
    committees: /\b(?:councils?|committees?|boards?|public|authorit\w+|municipal\w*)\b/iu,
    experts: /\b(?:architects?|engineers?|planners?|doctors?|lawyers?|experts?)\b/iu,
    managers:
      /\b(?:hr|managers?|executives?|directors?|founders?|(?:business|shop|company) owners|ceos?|buyers?)\b/iu,
    clerks: /\b(?:clerks?|secretar\w+|assistants?|administrators?)\b/iu,
    grieving: /\b(?:dying|bereaved|grieving|patients?|relatives|carers?)\b/iu,
    helpers: /\b(?:help|volunteers?|donors?|supporters?)\b/iu,
    families: /\b(?:famil\w+|parents|mothers|fathers|children|kids)\b/iu,
    young: /\b(?:students?|teenagers?|young|gen z)\b|\b18\b/iu,
    beginners: /\b(?:learners?|beginners?|newcomers?|stopped|nervous)\b/iu,
    seniors: /\b(?:seniors?|retired|pensioners?|older|elderly|over (?:50|60|70))\b/iu,
    tenants: /\b(?:tenants?|landlords?)\b/iu,
    travelers: /\b(?:tourists?|travel\w+|holiday\w*|guests?|visitors?)\b/iu,
    neighbors: /\b(?:neighbors?|neighbours?|locals?|residents?|people nearby)\b/iu,
    companies: /\b(?:companies|businesses|firms|startups?|hospitals?|shops?|restaurants?)\b/iu,
  },
  toCompanies:
    /\b(?:b2b|hr|councils?|hospitals?|architects?|companies|businesses|business owners|founders|managers|executives|entrepreneurs|firms|employers|startups|decision makers)\b/iu,
  fewer: /^(?:fewer|less|reduce|cut|avoid) ([^,.;]{3,40})/iu,
  video: /\b(?:videos?|reels?|film\w*|tiktoks?|shorts)\b/iu,
  noVideo: /\b(?:no|without|avoid|not) (?:any )?(?:videos?|reels?|filming|film)\b/iu,
  excluded: /^(?:no|without|not|avoid)\b/iu,
  condition: /^(?:when|if|because|although|though|while|as|since|once|unless|after|before)\b/iu,
  seasons:
    /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|Christmas|Easter|Advent|Lent|Halloween|Ramadan)(?!\p{L})/gu,
  opening:
    /^(?:(?:we|i)(?: are|’m|'m| am| run| have| sell| offer| make)?|our|my) (?:(?:an?|the) )?|^(?:an?|the) /iu,
};
