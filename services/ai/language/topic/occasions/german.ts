import type { OccasionWords } from './occasion-words.ts';

const occasions: OccasionWords = [
  ['backstage', /^(ein blick )?hinter (den|die) kulissen/i],
  ['thanks', /^(wir sagen |ein (großes|herzliches) )?(danke|dankeschön|vielen dank|herzlichen dank)\b/i],
  ['warning', /\b(warnung|warnen|achtung|vorsicht|betrug\w*|betrüger\w*|phishing\w*|gefälschte?\w*)/i],
  ['urgent', /\b(notfall\w*|notdienst|rohrbruch|wasserschaden|ausgesperrt|zahnschmerzen|heizungsausfall)/i],
  [
    'hiring',
    /\b(wir suchen (?!freiwillige|helfer|ehrenamt|mitglieder)|sucht (ab|zum|zur)\b|sucht (eine?n? |neue |unterstützung|verstärkung)?(?!mieter|käufer|partner|sponsor|helfer|spender|paten)\w*(er|erin|kraft|kräfte|koch|köchin|köche|frau|mann|leitung|ung|hilfen?|personal|azubis?|kollegen|kollegin|mitarbeitende|(olog|ist|ent|ant)(e|in|innen|en))\b|stell(en|t) .{3,80} ein\b|jobs? (bei|in)\b|komm(t|en sie)? (in|zu) unser\w* team|stellenangebot|stelle frei|verstärkung|azubi\w*|ausbildungsplatz|auszubildende\w*|praktikum|bewerb\w+|in (vollzeit|teilzeit)|mitarbeiter\w* gesucht|gesucht:?)|\(m\/w\/d\)/i,
  ],
  [
    'welcome',
    /\b(willkommen im team|neu im team|verstärkt unser team|neue[rs]? (kolleg\w+|teammitglied)|stellen euch .{1,40} vor|unser neuer|begrüßen)\b/i,
  ],
  ['volunteers', /\b(freiwillige\w*|ehrenamt\w*|helfer\w*|pflegestellen?|mitglieder gesucht|mitmachen)\b/i],
  ['thanks', /\b(danke|dank an|danken|dankeschön|vielen dank|dankbar)\b/i],
  ['fundraising', /\b(spenden?\w*|spendet|sammeln (geld|für)|crowdfunding|sammelaktion)\b/i],
  [
    'award',
    /\b(gewonnen|auszeichnung|ausgezeichnet|preis (für|als)|nominiert|sieger|zertifizier\w+|award)\b/i,
  ],
  [
    'milestone',
    /\b(jubiläum|geburtstag|wir feiern|feiert|jahre alt|(wird|werden) \d+|(?<!\d|(?:bis|ab|unter|über|von|zu|–|-) ?)\d+ jahre|\d[\d.]* (follower|kunden|abonnenten|mitglieder))\b/i,
  ],
  [
    'offer',
    /\b((probe|schnupper)(training|stunde|abo|woche|monat|fahrt)\b.{0,40}(kostenlos|gratis)|rabatt\w*|angebote?\b|aktion|sale|gutschein\w*|reduziert|\w{0,30}schlussverkauf|räumungsverkauf|kostenlose? (erst|probe)\w*|gratis|zum halben preis|2 für 1|versandkostenfrei|frühbucher\w*|schnäppchen|happy hour)|\d ?% (auf|rabatt)|-\d+ ?%/i,
  ],
  [
    'season',
    /\b(frohe (weihnachten|ostern|festtage)|frohes (fest|neues)|guten rutsch|schöne (ostern|feiertage|ferien)|schönen (advent|sommer|feiertag|urlaub))\b/i,
  ],
  ['workshop', /(workshop|seminar|webinar|kurse?\b|schnupperstunde|fortbildung|ferienlager|lehrgang)/iu],
  [
    'event',
    /((?<!winter|wetter|feuer|frost|sturm|rutsch|stand|bruch|hand)fest\b|konzert|lesung|markt am|flohmarkt|weihnachtsmarkt|tag der offenen tür|veranstaltung|ausstellung|feier\b|party|verkostung|führung|premiere|vortrag|messe\b|turnier|einladung|laden (euch|sie) ein|lauf am|vernissage|stammtisch)/iu,
  ],
  ['tip', /^(?=[\s\S]*\bwas )[\s\S]* (wissen (sollten?|müssen?)|gehört in|hilft)\b/iu],
  [
    'tip',
    /\b(tipps?|so (geht|gelingt|klappt|bleib\w+|pfleg\w+|find\w+)|wie (man|du|ihr|sie)|(^|: ?)warum (?!wir\b|ich\b|unser)|wie (wichtig|oft|lange|viel)\b|(zu beachten|leicht gemacht|richtig (pflegen|lagern|lesen|einstellen)|winterfest|fit für den (winter|sommer|frühling|herbst))|fehler beim?|checkliste|anleitung|was hilft|worauf)\b/iu,
  ],
  [
    'culture',
    /\b(unternehmenskultur|team-?(frühstück|lunch|abend|tag|ausflug)|unser ganzes team|vier-tage-woche)\b/i,
  ],
  [
    'backstage',
    /\b(hinter den kulissen|wie wir|warum wir|unsere geschichte|ein tag (in|im|bei)|blick in)\b/i,
  ],
  [
    'update',
    /\b((öffnet|öffnen) (künftig|ab sofort|jetzt|nun)|ausgebucht|neue[rn]? (inhaber\w*|besitzer\w*|eigentümer\w*|leitung|chef\w*|standort)|inhaberwechsel|übernimmt|unter neuer leitung|(montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|länger) geöffnet|öffnungszeiten|neue (adresse|preise|nummer|website|webseite)|umgezogen|ziehen um|umzug)\b/i,
  ],
  [
    'opening',
    /\b(eröffn\w+|neueröffnung|wieder(er)?öffn\w+|macht (wieder )?auf|öffnen (wieder|am|unsere|die))\b/i,
  ],
  [
    'launch',
    /\b(neue?[rnms]?|neu|jetzt (auch|neu|erhältlich|da|im)|ab sofort|stell(t|en) .{1,40}vor|erschein\w+|wieder da|startet)\b/i,
  ],
];

export const GERMAN = {
  occasions,
  over: /\b(gestern|letzte[rnms]? (woche|wochenende|nacht|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(wir|ich) (hatten|hatte|waren|war)|war|waren|rückblick|vorbei|ausverkauft)\b/i,
};
