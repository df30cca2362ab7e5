import type { OccasionWords } from './occasion-words.ts';

const occasions: OccasionWords = [
  ['warning', /\b(warnung|warnen|achtung|vorsicht|betrug\w*|betrüger\w*|phishing\w*|gefälschte?\w*)/i],
  ['urgent', /\b(notfall\w*|notdienst|rohrbruch|wasserschaden|ausgesperrt|zahnschmerzen|heizungsausfall)/i],
  [
    'hiring',
    /\b(wir suchen (?!freiwillige|helfer|ehrenamt|mitglieder)|sucht (eine?n?|ab|zum|zur)|stellenangebot|stelle frei|verstärkung|azubi\w*|ausbildungsplatz|auszubildende\w*|praktikum|bewerb\w+|in (vollzeit|teilzeit)|mitarbeiter\w* gesucht|gesucht:?)|\(m\/w\/d\)/i,
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
    /\b(jubiläum|geburtstag|wir feiern|feiert|jahre alt|(wird|werden) \d+|\d+ jahre|\d[\d.]* (follower|kunden|abonnenten|mitglieder))\b/i,
  ],
  [
    'offer',
    /\b(rabatt\w*|angebote?\b|aktion|sale|gutschein\w*|reduziert|schlussverkauf|kostenlose? (erst|probe)\w*|gratis|zum halben preis|2 für 1|versandkostenfrei|frühbucher\w*|schnäppchen|happy hour)|\d ?% (auf|rabatt)|-\d+ ?%/i,
  ],
  [
    'season',
    /\b(frohe (weihnachten|ostern|festtage)|frohes (fest|neues)|guten rutsch|schöne (ostern|feiertage|ferien)|schönen (advent|sommer|feiertag|urlaub))\b/i,
  ],
  ['workshop', /(workshop|seminar|webinar|kurse?\b|schnupperstunde|fortbildung|ferienlager|lehrgang)/iu],
  [
    'event',
    /(fest\b|konzert|lesung|markt am|flohmarkt|weihnachtsmarkt|tag der offenen tür|veranstaltung|ausstellung|feier\b|party|verkostung|führung|premiere|vortrag|messe\b|turnier|einladung|laden (euch|sie) ein|lauf am|vernissage|stammtisch)/iu,
  ],
  [
    'tip',
    /\b(tipps?|so (geht|gelingt|klappt|bleib\w+|pfleg\w+|find\w+)|wie (man|du|ihr|sie)|warum (du|dein\w*|ihr|man)|fehler beim?|checkliste|anleitung|was hilft|worauf)\b/iu,
  ],
  [
    'culture',
    /\b(unternehmenskultur|team-?(frühstück|lunch|abend|tag|ausflug)|unser ganzes team|vier-tage-woche)\b/i,
  ],
  [
    'backstage',
    /\b(hinter den kulissen|wie wir|warum wir|unsere geschichte|ein tag (in|im|bei)|blick in)\b/i,
  ],
  ['update', /\b(öffnungszeiten|neue (adresse|preise|nummer|website|webseite)|umgezogen|ziehen um|umzug)\b/i],
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
