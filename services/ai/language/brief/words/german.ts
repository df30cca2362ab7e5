import type { BriefWords } from './brief-words.ts';
import { allWholeWords, firstWords, wholeWords } from './whole-words.ts';

const OFF =
  '(?:findet|finden|fand|fährt|fahren|öffnet|öffnen|probt|proben|spielt|spielen|tagt|kann|können)[^.!?]{0,60} nicht(?: [\\p{L}]+){0,2}? ?(?:statt|stattfinden|öffnen|fahren|auftreten|spielen)?|(?:fällt|fallen)[^.!?]{0,80} aus|(?:ent|aus)fällt|entfallen|ausgefallen|abgesagt|absage\\p{L}*|(?:sagen|sagt|müssen)[^.!?]{0,60} ab(?:sagen)?(?=[.!,]|$)|gestrichen|abgebrochen';
export const GERMAN_EVENT =
  '(?:\\p{L}{0,20}(?:fest|konzert|kurs|kurse|markt|führung|lesung|vortrag|workshop|seminar|treffen|turnier|probe|proben|training|ausstellung|stammtisch|feier|party|premiere|theater|abend|dinner|lauf|wanderung|verkostung|vernissage|flohmarkt|gottesdienst|versammlung|sprechstunde|stunde)|tag der offenen tür)';
const TIME =
  '(?:(?:mon|diens|donners|frei|sams|sonn)(?:tag)\\p{L}{0,6}|mittwoch\\p{L}{0,6}|sonnabend|heute|wochenende|\\d{1,2}(?:[.:]\\d\\d)? uhr|\\d{1,2}\\. ?(?:\\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))';

export const GERMAN: BriefWords = {
  points: [
    [
      'loss',
      wholeWords(
        'gestorben|verstorben\\p{L}*|starb|tot|tod|todesfall|trauer\\p{L}*|trauern|beerdig\\p{L}*|beisetzung|bestattung|nachruf|von uns gegangen|heimgegangen|entschlafen|für immer (?:gegangen|eingeschlafen|verlassen)|(?:hat|haben) (?:uns|die welt) [^.!?]{0,40}verlassen|nicht mehr unter uns|abschied (?:nehmen|von)|nehmen abschied|kondol\\p{L}*|beileid|in gedanken bei|ums leben\\p{L}*|getötet|leben verloren',
      ),
    ],
    ['cancel', wholeWords(OFF, 'verschoben|verschieben|verschiebt|vertagt')],
    [
      'cuts',
      wholeWords(
        '(?:entlass|kündig)(?:en|ung|ungen|t)|stellenabbau|personalabbau|kurzarbeit|insolven\\p{L}*|stellen (?:streichen|abbauen|fallen)|(?:fallen|fällt)[^.!?]{0,60} (?:stellen|arbeitsplätze)[^.!?]{0,20} weg|(?:von|uns)[^.!?]{0,40}(?:beschäftigten|mitarbeitenden|mitarbeiterinnen|mitarbeitern|kolleginnen|kollegen|leuten)[^.!?]{0,20} trennen|bauen[^.!?]{0,40}(?:stellen|arbeitsplätze)[^.!?]{0,20} ab|verlieren[^.!?]{0,30} (?:arbeit|stelle|arbeitsplatz)',
      ),
    ],
    [
      'warn',
      wholeWords(
        'warn(?:en|t|ung|ungen)|achtung|vorsicht|rückruf\\p{L}*|(?:rufen|ruft)[^.!?]{0,80} zurück|betrug\\p{L}*|betrüger\\p{L}*|phishing|gefälscht\\p{L}*|keime|schimmel\\p{L}*|salmonellen|listerien|bakterien|glassplitter|metallteile|verunreinig\\p{L}*|abkochen|(?:kochen|kocht)[^.!?]{0,60}wasser[^.!?]{0,30} ab|nicht (?:mehr )?(?:essen|verzehren|trinken|benutzen|verwenden|öffnen|betreten|anklicken|berühren)|(?:essen|trinken|öffnen|verzehren|benutzen|verwenden|klicken) sie[^.!?]{0,40} nicht|(?:auf|in) (?:unsere[nmr]?|eine[nmr]?|den|die|das)[^.!?]{0,20}(?:server|system|konto|datenbank)[^.!?]{0,40}(?:fremde|unbekannte|eingedrungen|zugriff|gelesen|kopiert)|datenleck|datenpanne|gehackt|hackerangriff|cyberangriff|unbefugt\\p{L}*|gestohlen|entwendet|abgegriffen|gesundheitsgefahr|masern|seuche|vogelgrippe',
      ),
    ],
    [
      'appeal',
      wholeWords(
        'vermisst\\p{L}*|zeug(?:en|innen|enaufruf)|hinweise (?:bitte )?(?:an|nimmt)|fahrerflucht|unfallflucht|wer (?:hat|kann)[^.!?]{0,40}(?:gesehen|beobachtet|hinweise)|entlaufen|entflogen|zugelaufen',
      ),
    ],
    [
      'disrupt',
      wholeWords(
        'streik\\p{L}*|warnstreik\\p{L}*|ausstand|arbeitsniederlegung|legen[^.!?]{0,30} arbeit nieder|störung(?:en)?|gestört|ausfall|ausfälle|stromausfall|verspätung(?:en)?|umleitung|gesperrt|sperrung|rohrbruch|wasserschaden|brand|feuer (?:in|im|hat)|hochwasser|überschwemm\\p{L}*|unter wasser|sturmschäden|evakuier\\p{L}*|verletzt\\p{L}*|(?:bleibt|bleiben)[^.!?]{0,60} (?:zu|geschlossen|gesperrt|dicht)|(?:schließt|schließen)[^.!?]{0,80}(?:für immer|endgültig|filiale|laden|geschäft|werkstatt|praxis|betrieb|buch\\p{L}+|türen)|(?:nach) \\d+ jahren (?:schließt|schließen|ist schluss|hören)|(?:gibt|geben|macht|machen) (?:\\p{L}+ ){0,6}(?:auf|dicht|zu)(?=[.,!]|$)|nicht (?:erreichbar|verfügbar|nutzbar)|außer betrieb|defekt|eingestellt|einstellen',
      ),
    ],
    [
      'apologize',
      wholeWords(
        'entschuldig\\p{L}*|(?:tut|tun) uns(?: sehr| aufrichtig)? leid|bitten um (?:verzeihung|nachsicht|verständnis)|verzeihung|bedauern|unser fehler|falsch (?:berechnet|abgebucht|geliefert|geschickt|angegeben)|erstatten[^.!?]{0,40}(?:alle|zurück)',
      ),
    ],
    [
      'change',
      wholeWords('statt (?:wie bisher )?(?:\\p{L}+tags|mittwochs|um \\d|am (?:\\p{L}+tag|mittwoch))'),
    ],
    ['thank', wholeWords('danke|dank|danken|dankeschön|dankbar')],
    [
      'ask',
      wholeWords(
        'was (?:meint|denkt|wünscht|haltet) (?:ihr|du)|was (?:meinen|denken|wünschen|halten) sie|eure meinung|ihre meinung|umfrage|stimmt ab|abstimmung|abstimmen',
      ),
    ],
    [
      'hire',
      wholeWords(
        '(?:wir|ich) (?:suchen?|stellen?)[^.!?]{0,60}(?:\\p{L}*(?:kraft|kräfte|helfer|helferin|fahrer|fahrerin|koch|köchin|leitung|mitarbeitende|mitarbeiter|mitarbeiterin|azubis?|auszubildende[nr]?|lehrling\\p{L}*|gesell\\p{L}+|verkäufer\\p{L}*|techniker\\p{L}*|entwickler\\p{L}*|erzieher\\p{L}*|pfleger\\p{L}*|lehrer\\p{L}*|bäcker\\p{L}*|meister\\p{L}*|assisten\\p{L}+|personal|verstärkung|praktikant\\p{L}*))|stellenangebot|ausbildungsplatz|\\(m/w/d\\)|in (?:vollzeit|teilzeit)|bewerbung\\p{L}*|bewerben sie sich|bewirb dich|bewerbt euch',
      ),
    ],
    [
      'seek',
      wholeWords(
        '(?:wir|ich) suchen?|sucht|gesucht|braucht|brauchen|benötigt|benötigen|bittet um|bitten um|sammeln|sammelt|spenden?|freiwillige|ehrenamtliche',
      ),
    ],
    [
      'offer',
      wholeWords(
        '\\d+ ?% (?:rabatt|günstiger|auf)|rabatt|günstiger|reduziert|sonderangebot|angebot|gutscheine?|zum halben preis|kostenlos\\p{L}*|gratis|(?:noch|wieder)? ?(?:termine|plätze|zimmer) frei|freie (?:termine|plätze|zimmer)|verleih(?:t|en)|vermiet(?:et|en)|zu vermieten|zu verkaufen|verschenk(?:t|en)',
      ),
    ],
    [
      'open',
      wholeWords(
        '(?:er)?öffn(?:et|en)[^.!?]{0,60}(?:neue[snm]?|unsere?[nm]?|türen|wieder|saison)|neueröffnung|eröffnung|wiedereröffnung|jetzt geöffnet',
      ),
    ],
    [
      'launch',
      wholeWords(
        '(?:jetzt )?neu (?:in|im|bei|auf|am|ab)|neu:|neue[rsn]? (?:\\p{L}+)? ?(?:kollektion|album|buch|roman|app|speisekarte|karte|sorte|bier|kuchen|brot|kaffee|podcast|webseite|website|ausgabe)|erscheint|version \\d\\p{L}*|ist (?:da|erschienen)|sind (?:da|erschienen)|jetzt (?:erhältlich|verfügbar|im angebot)|ab sofort (?:erhältlich|verfügbar|bei uns|gibt)|stellen[^.!?]{0,40} vor|veröffentlich\\p{L}*',
      ),
    ],
    [
      'celebrate',
      wholeWords(
        'gewonnen|gewinnt|ausgezeichnet|auszeichnung|preis (?:für|erhalten)|jubiläum|geburtstag|(?:wird|werden|sind) \\d+ jahre|feiern? \\d+|glückwunsch|gratul\\p{L}+|bestanden|meister (?:geworden)?|aufgestiegen|rekord',
      ),
    ],
    [
      'invite',
      wholeWords(
        '(?:laden|lädt)[^.!?]{0,100} ein|einladung|willkommen|kommt (?:vorbei|zu|zum|zur)|kommen sie (?:vorbei|zu|zum|zur)|seid dabei|eintritt (?:ist )?frei|freier eintritt|karten (?:für|gibt|an|ab|zu)|anmeldung|(?:findet|finden)[^.!?]{0,100} statt',
        `${GERMAN_EVENT}(?=[^!?]{0,100}${TIME})`,
        `${TIME}[^.!?]{0,60} ${GERMAN_EVENT}`,
      ),
    ],
    [
      'change',
      wholeWords(
        'zieht[^.!?]{0,60} (?:um|in)|ziehen[^.!?]{0,60} (?:um|in)|umgezogen|umzug|neue (?:öffnungszeiten|adresse|telefonnummer|preise|zeiten)|ab (?:sofort|jetzt|dem|\\p{L}+tag|montag|dienstag|mittwoch)[^.!?]{0,40}(?:kostet|gilt|gelten|fährt|fahren|öffnet|öffnen)|änder(?:t|n) sich|künftig|nicht mehr|statt',
      ),
    ],
    ['ask', /\?\s*$/u],
    ['advise', wholeWords('tipps?|fehler bei(?:m)?|so (?:gelingt|klappt|geht)|anleitung|checkliste')],
  ],
  statuses: [
    ['off', wholeWords(OFF)],
    ['changed', wholeWords('verschoben|verschiebt|verschieben|verlegt|neuer termin|vertagt')],
    [
      'over',
      wholeWords(
        'gestern|letzte[rsn]? (?:woche|monat|jahr|samstag|sonntag|freitag)|ist vorbei|war ein\\p{L}*|vergangene[nrs]? \\p{L}+',
      ),
    ],
    ['planned', wholeWords('geplant|planen|bald|demnächst')],
  ],
  asks: [
    ['bring back', wholeWords('zurückbringen|bringen sie[^.!?]{0,40} zurück|bringt[^.!?]{0,40} zurück')],
    ['report', wholeWords('hinweise|zeugen|melden sie|polizei')],
    ['beware', wholeWords('vorsicht|achtung|nicht (?:essen|öffnen|trinken|anklicken)')],
    ['apply', wholeWords('bewerb\\p{L}*|bewirb')],
    ['buy', wholeWords('bestell\\p{L}*|vorbestell\\p{L}*|buch(?:en|t)')],
    ['come', wholeWords('kommt|kommen sie|vorbei')],
    ['reply', wholeWords('schreibt uns|schreiben sie uns|stimmt ab')],
  ],
  reason: firstWords(
    '(?:im|in der|in den|in einem|in einer|bei) \\p{L}{3,30} (?:wurde|wurden) [^.!?]{3,80}(?:nachgewiesen|gefunden|festgestellt|entdeckt)|weil',
    'der grund',
    'grund dafür',
    'da (?:der|die|das|unser|wir)',
    'schuld',
  ),
  bound: firstWords(
    'er|sie|es|ihn|ihm|ihr(?:e[mnrs]?)?|seine?[mnrs]?|das|dies\\p{L}*|der|die|den|dem|deren|dessen|jene\\p{L}*|dort|da|dann|damit|dafür|dabei|dazu|davon|darum|daher|deshalb|deswegen|danach|davor|darin|darauf|daran|dagegen|hier|so|aber|doch|und|oder|auch|also|außerdem|zudem|trotzdem|sonst|beide|alle[sn]?|einige|andere\\p{L}*|beginn|einlass|los geht|noten|nur|noch|jede[rs]?|kein\\p{L}*|niemand|wer|man|ja|nein|vorher|nachher|bis dahin|seitdem|abgeben|essen|trinken|fragen',
  ),
  invites: firstWords(
    '(?:alle|jede[r]?|kinder|gäste|neue \\p{L}+|familien|anfänger)(?: \\p{L}+){0,3} willkommen',
  ),
  refers: wholeWords(
    'vorher|vorab|(?:die|das|den) (?:packung|update|karte|karten|gerät|ware|link|formular|mail|nachricht|ticket|tickets)|er|sie(?! (?:mir|uns|sich|bitte|ihr|ihre|ihren|einen|eine|den|die|das|vorher))|es|ihn|ihm|dort|dafür|dazu|davon|dies\\p{L}*|darin|damit|daran|dagegen|dabei|denen|welche\\p{L}*',
  ),
  follows: wholeWords('auch|wieder|außerdem|weiter\\p{L}*|ebenfalls|dann|noch|willkommen'),
  opens: firstWords(
    'seit (?:\\d+|\\p{L}+) (?:jahren|monaten|wochen)',
    'letzte[sn]? (?:jahr|sommer|winter|woche|monat|herbst|frühjahr)',
    'im (?:letzten|vergangenen) \\p{L}+',
    'jedes jahr',
  ),
  first: wholeWords('ich|mein\\p{L}*|mir|mich'),
  we: wholeWords('wir|uns|unser\\p{L}*'),
  thanks: wholeWords('danke|dank|danken|dankeschön|dankbar'),
  apology: wholeWords('entschuldig\\p{L}*|tut uns leid|bedauern|verzeihung'),
  sober: wholeWords(
    'unfall|verletz\\p{L}{0,20}|krank(?:heit)?|krebs|\\p{L}{0,20}rohrbruch|aus dem verkauf|kleinteile lösen|krankenhaus|überfall\\p{L}{0,20}|einbruch|eingebrochen|ertrunken|opfer|krieg|bomb\\p{L}{0,20}|dürre|hagel|ernteausfall|abgebrannt|verlust|schaden|schäden|bedroh\\p{L}{0,20}|missbrauch|gewalt|wohnungslos\\p{L}{0,20}|preiserhöhung\\p{L}{0,20}|teurer|(?:kostet|kosten)[^.!?]{0,60} statt|(?:erhöhen|erhöht|steigen|steigt)[^.!?]{0,40}(?:preis\\p{L}{0,20}|miete\\p{L}{0,20}|beitr\\p{L}{1,20}|gebühr\\p{L}{0,20})|(?:preis\\p{L}{0,20}|miete\\p{L}{0,20}|beitr\\p{L}{1,20}|gebühr\\p{L}{0,20})[^.!?]{0,40}(?:steigen|steigt|erhöh\\p{L}{1,20})|leider|traurig\\p{L}{0,20}|schweren herzens|vermisst|schließung|aufgeben müssen',
  ),
  shadow: wholeWords(
    'nicht(?! (?:nur|verpassen|vergessen|nötig|erforderlich|lange))|kein\\p{L}*(?! (?:anmeldung|vorkenntnisse|eintritt|kosten|reservierung|erfahrung|problem|voranmeldung))|nie(?:mand\\p{L}*|mals)?|nichts|ohne(?! (?:anmeldung|termin|eintritt|vorkenntnisse|voranmeldung|zusatz\\p{L}*|zucker))|leider|für immer|endgültig|verlässt|verlassen|verlor\\p{L}*|verlust|kaputt|geplatzt|defekt|(?:unser|sein|ihr|der|das|die|zum) ?(?:aller)?letzte[rsn]? (?:tag|mal|vorstellung|brot|ausgabe)|schließt|schließen(?! sich)|zu ende|krank\\p{L}*|schaden|geschlossen|trotz|müssen wir|wir müssen',
  ),
  harmless: allWholeWords(
    'krimi\\p{L}{0,20}|mörder(?:isch\\p{L}{0,20})?|mord(?:s\\p{L}{1,20})?|todsicher\\p{L}{0,20}|tod(?:schick|lecker)\\p{L}{0,20}|zum totlachen|totlachen|geister\\p{L}{0,20}|geisterbahn|gespenster\\p{L}{0,20}|totentanz|(?:preise|temperaturen|masken|würfel|hüllen|blätter) fallen|fall(?:en|s)? ins wasser nicht|kaffeefahrt|brandneu\\p{L}{0,20}|feuer(?:werk|wehr|wache|zangenbowle|korb|stelle)\\p{L}{0,20}|steuerstreik|streikt nie|bombig\\p{L}{0,20}|bombe\\p{L}{0,20} stimmung|schadensfrei|unfallfrei\\p{L}{0,20}|krankenkasse\\p{L}{0,20}|krankengymnastik|pflege\\p{L}{0,20}|keine (?:störung\\p{L}{0,20}|ausfälle|verspätung\\p{L}{0,20})|ausfallsicher\\p{L}{0,20}|vorsicht,? (?:lecker|scharf|suchtgefahr)|achtung,? (?:fertig|lecker|fans)|„[^“]{2,80}“|alarmanlage\\p{L}{0,20}|kostenlose[rn]? rückruf|rückruf-?service|einbruchschutz|einbruchsicher\\p{L}{0,20}|gewaltfrei\\p{L}{0,20}|verlustfrei\\p{L}{0,20}',
  ),
};
