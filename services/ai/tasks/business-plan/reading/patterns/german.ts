import type { Patterns } from './patterns.ts';

/** Compounds are found by any of their parts. */
export const GERMAN: Patterns = {
  natures: {
    consulting:
      /(?<!\p{L})(?:it|edv|software|unternehmens|technologie|digital|prozess|marketing|strategie|management|organisations|cloud|sap|erp)[- ]?(?:beratung|berater)|(?<!\p{L})consult(?:ing|ant)/iu,
    software:
      /software|(?<!\p{L})(?:apps?(?!\p{L})|saas|plattform|web-?entwickl|programmier|hosting|it-dienst)/iu,
    care: /hospiz|(?<!tier)(?:arzt|ärzt)|(?:zahn|haus|heil|physio|ergo|psycho|logo)therap|klinik|therapeut|pflegedienst|pflegeheim|(?:alten|kranken)pflege|seniorenheim|bestatt|hebamme|palliativ|psycholog|seelsorg|beratungsstelle|heilprakti/iu,
    ensemble:
      /chor(?!\p{L})|(?<!\p{L})chöre|orchester|ensemble|(?:blas|musik)kapelle|(?:theater|tanz)(?:gruppe|verein)|(?:musik|gesang)verein/iu,
    rescue: /tierheim|tierschutz|gnadenhof|tierrettung|(?:hunde|katzen|tier)(?:hilfe|rettung|vermittlung)/iu,
    community:
      /verein|gemeinnützig|ehrenamt|stiftung|bücherei|bibliothek|tierheim|(?<!\p{L})(?:initiative|tafel)(?!\p{L})|bürgerinitiative|repair-?caf|genossenschaft|kirchengemeinde|nachbarschaftshilfe|förderkreis|hilfsorganisation/iu,
    teaching:
      /schule|kurse?(?!\p{L})|nachhilfe|unterricht|akademie|lehrer|kindergarten|(?<!\p{L})kita|universität|weiterbildung/iu,
    advice:
      /anwalt|anwält|kanzlei|steuer|(?<!\p{L})recht|arbeitsrecht|mietrecht|notar|versicherung|beratung|berater|agentur|makler|architekt|buchhalt/iu,
    wellness:
      /friseur|frisör|(?<!eis)salon|barbier|kosmetik|nagelstudio|massage|yoga|fitness|pilates|tattoo|personal.?train|sauna/iu,
    creative:
      /fotograf|photograf|(?<!\p{L})film|filmprod|video|design|illustrat|musiker|(?<!\p{L})autor|künstler|grafik|podcast|schriftsteller/iu,
    animals:
      /hund(?!ert)|(?<!\p{L})katze|haustier|pferd|reit(?:hof|stall|schul)|tierarzt|tierärzt|tierpension|tiersitt|imker|aquari/iu,
    home: /klempner|installateur|sanitär|elektriker|elektrobetrieb|reinigung|umzug|umzüge|(?<!bier|kinder)garten|gärtner|landschaftsbau|schädling|fenster|heizung|schornstein|schlüsseldienst|hausmeister|solar|photovoltaik|entrümpel|computerreparatur/iu,
    craft:
      /restaurator|restaurierung|reparatur|tischler|schreiner|schneider|polster|schmied|töpfer|buchbind|maurer|dachdeck|(?<!\p{L})maler|werkstatt|weberei|zimmerei|handwerksbetrieb|orgelbau/iu,
    food: /bäcker|konditor|restaurant|gasthaus|gasthof|wirtshaus|imbiss|metzger|fleischer|käse|schokolad|weingut|winzer|brauerei|catering|eisdiele|eissalon|kaffee|café|rösterei|hofladen|bauernhof|feinkost|kneipe|bistro|pizz|(?<!\p{L})bar(?!\p{L})|biergarten|lebensmittel/iu,
    lodging:
      /hotel|(?<!\p{L})pension(?!\p{L})|campingplatz|ferien(?:wohnung|haus|hof)|gästehaus|museum|galerie|theater|(?<!\p{L})kino|(?<!\p{L})zoo|freizeitpark|schwimmbad|freibad|herberge|(?<!\p{L})schloss(?!\p{L})|veranstaltungs/iu,
    retail:
      /laden|geschäft|shop|boutique|handel|händler|gebraucht|second-?hand|schuh|kleidung|(?<!\p{L})mode|möbel|buchhandlung|bücher|fahrrad|spielzeug|blumen|florist|schmuck|pflanzen|online/iu,
  },
  goals: {
    adoptions: /adoptionen|adoptier|tiervermittl|tiere vermitteln|neues zuhause/iu,
    volunteers: /ehrenamt|freiwillig|(?<!\p{L})helfer|mithelf|(?<!\p{L})pat(?:e|en|in|innen)(?!\p{L})/iu,
    donations: /spende|sponsor|förderer/iu,
    demos: /(?<!\p{L})demo|testphase|probezugäng|testzugäng|registrierung|nutzer|downloads?|installation/iu,
    contracts: /auftrag|aufträge|vertrag|verträge|ausschreibung|projekte?(?!\p{L})/iu,
    learners: /(?<!\p{L})(?:fahr|nachhilfe|musik|tanz)?schüler|lernende|kursplätz|kursteilnehm|studierende/iu,
    places: /mitglied|teilnehm|sänger|tenöre|spieler|anmeldung|newsletter|abonnements|abos(?!\p{L})/iu,
    applications:
      /bewerb|mitarbeit|personal(?!\p{L})|azubi|auszubild|fachkräft|einstell|gesell(?:e|en|innen?)(?!\p{L})|monteur/iu,
    appointments: /termine?(?!\p{L})|erstgespräch|erstberatung|patient|mandant|mandat|probestunde/iu,
    bookings:
      /buchung|buchen|reservierung|übernachtung|auslastung|ausgebucht|ausgelastet|(?<!\p{L})gäste|(?<!\p{L})tische?(?!\p{L})|füllen/iu,
    visitors: /besuch|laufkundschaft|publikum|zuschauer/iu,
    sales: /umsatz|umsätze|verkauf|verkäuf|bestellung|(?<!\p{L})kunde|kundinnen|(?:neu|stamm)kund|absatz/iu,
    inquiries: /anfrage|kontaktaufnahm|anrufe|(?<!\p{L})leads?(?!\p{L})|interessent/iu,
    community: /community|gemeinschaft|follower|abonnent|stammgäst|bindung|bewertung|interaktion/iu,
  },
  challenges: {
    decisions:
      /ausschreibung|vergabe|gremi(?:um|en)|(?<!\p{L})vorstand|gemeinderat|entscheidung(?:en|sweg)|genehmigung|lange entscheid/iu,
    doubt:
      /trauen sich|traut sich|nicht (?:gut|fit|beweglich|sportlich|gelenkig|begabt) genug|zu (?:alt|unbeweglich|unsportlich|ungelenkig|steif|schüchtern)(?!\p{L})|angst|ängst|nervös|zweifel|unsicher|hemmung|hemmschwelle|scheuen/iu,
    delay:
      /zu lange (?:warten|wart)|warten zu lange|zu spät|letzte minute|in letzter minute|schieben|aufschieb|nicht dringend|erst wenn/iu,
    taboo:
      /(?<!\p{L})tod(?!\p{L})|sterben|trauer|tabu|peinlich|schämen|schäm|(?<!\p{L})scham|stigma|niemand (?:will|möchte) darüber/iu,
    hygiene: /hygien|schmutz|dreck|keime|geruch|riech|sauberkeit|(?<!\p{L})ekel/iu,
    sizes: /größen|passform|rücksend|retoure|passen nicht/iu,
    weather: /(?<!\p{L})regen|regnet|wetter|(?<!\p{L})absage|sagen ab|nicht erschein|stornier/iu,
    season: /saison|(?<!\p{L})winter|sommerloch|flaute|(?:nix|nichts) los(?!\p{L})/iu,
    hiring:
      /finden (?:einfach )?(?:keine?n?|kaum|nur schwer) (?:\p{L}{1,20} )?(?:personal|leute|gesellen|monteure|mitarbeit\p{L}*|fachkräfte|azubis|fahrer|köche|lehrer|fahrlehrer)|fachkräftemangel|personalmangel|unterbesetzt|(?<!\p{L})keine? (?:bewerb|azubi|personal)/iu,
    price:
      /billig|günstiger|halben? preis|preise?(?!\p{L})|zu teuer|konkurren|mitbewerb|wettbewerb|supermarkt|supermärkt|discounter|(?<!\p{L})ketten?(?!\p{L})|rabatt|amazon|zu viele (?:fotograf|andere|anbieter|studios)|selber mach|selbst mach|kostenlos/iu,
    dryness:
      /trocken|langweilig|komplex|kompliziert|technisch|schwer zu erklären|erklärungsbedürftig|abstrakt|versteht niemand/iu,
    location:
      /wo wir sind|finden uns nicht|(?:schlechte|abgelegene|versteckte) lage|versteckt|abgelegen|parkpl|schwer zu finden/iu,
    trust:
      /vertrauen|misstrau|betrug|unbekannt|neu hier|neu am markt|schlechte bewertung|beschwerde|negativ|(?<!\p{L})ruf(?!\p{L})|kritik|vorurteil|klischee/iu,
    secrecy:
      /vertraulich|verschwiegen|schweigepflicht|datenschutz|dsgvo|geheim|werberecht|berufsrecht|regulier/iu,
    time: /(?<!\p{L})zeit(?!\p{L})|zeitmangel|wenig zeit|(?<!\p{L})(?:stunden?|std)(?!\p{L})|kapazität|überlast|(?<!\p{L})allein(?!\p{L})|einzelkämpf|stress/iu,
    camera: /kamera|schüchtern|filmen|gesicht|(?<!\p{L})fotos?(?!\p{L})|bilder|videos?(?!\p{L})/iu,
    ideas: /ideen?(?!\p{L})|was (?:wir|ich) posten|inspiration|kreativ|themen(?!\p{L})/iu,
    reach:
      /reichweite|sichtbar|algorithm|follower|bekannt|niemand sieht|aufmerksamkeit|kennt uns|kennen uns/iu,
    engagement: /interaktion|komment(?:ar|ier)|(?<!\p{L})likes?(?!\p{L})|reagier|reaktion/iu,
    budget:
      /budget|(?<!\p{L})geld|(?<!versand|liefer|porto)kosten(?!\p{L})|leisten(?!\p{L})|(?<!\p{L})teuer/iu,
    routine: /regelmäßig|unregelmäßig|dranbleib|routine|planung|konsequent/iu,
  },
  audiences: {
    workers: /büroangestellt|angestellte|pendler|berufstätig/iu,
    hobbyists: /kletter|läufer|radfahr|(?<!\p{L})radler|wander|angler|gamer|sammler|sportler|hobby/iu,
    committees: /gemeinderat|gemeinderät|gremien|vorstände|behörd|kommun|öffentliche/iu,
    experts: /architekt|ingenieur|planer(?!\p{L})|fachplaner|(?<!\p{L})ärzt|anwält|expert|fachleute/iu,
    managers:
      /geschäftsführ|führungskräft|personalleit|personalverantwort|(?:produktions|abteilungs|betriebs|werks)leit|gründer|inhaber|einkäufer|manager|(?<!\p{L})hr(?!\p{L})/iu,
    clerks: /sachbearbeit|sekretär|assisten|verwaltung/iu,
    grieving: /sterbend|trauernd|hinterblieben|patient|angehörig|pflegende/iu,
    helpers: /helfer|helfen|ehrenamt|freiwillig|spender|unterstützer|förderer/iu,
    families: /famili|eltern(?!\p{L})|mütter|väter|kinder/iu,
    young: /jugend|teenager|junge (?:leute|menschen|erwachsene)|studierende|studenten|schüler|gen z/iu,
    beginners: /anfänger|einsteiger|neuling|wiedereinsteig|unsportlich|nervös/iu,
    seniors: /senior|rentner|ältere|über (?:50|60|70)/iu,
    tenants: /mieter|vermieter/iu,
    travelers: /tourist|urlauber|reisend|(?<!\p{L})gäste|besucher/iu,
    neighbors: /nachbar|anwohner|einheimisch|(?<!\p{L})umgebung|bewohner/iu,
    companies: /unternehmen|firmen|betriebe|start-?ups?|krankenhäus|kliniken|mittelstand|selbstständige/iu,
  },
  toCompanies:
    /unternehmen|unternehmer|firmen|betriebe|mittelstand|geschäftsführ|geschäftskund|führungskräft|personalleit|personalverantwort|gründer|architekt|krankenhäus|gemeinderat|gemeinderät|arbeitgeber|entscheider|(?<!\p{L})b2b/iu,
  fewer: /^(?:weniger|reduzier\p{L}*|vermeid\p{L}*) ([^,.;]{3,40})/iu,
  video:
    /(?<!\p{L})(?:kurz)?videos?(?!\p{L})|(?<!\p{L})reels?(?!\p{L})|(?<!\p{L})clips?(?!\p{L})|filme?(?!\p{L})/iu,
  noVideo: /(?<!\p{L})(?:keine?|ohne) (?:video|reel|film|clip)/iu,
  excluded: /^(?:keine?|kein|ohne|nicht)(?!\p{L})/iu,
  condition:
    /^(?:wenn|weil|falls|obwohl|während|seit|sobald|bevor|nachdem|solange|da)(?!\p{L})|(?:denken|denkt|glauben|glaubt|meinen|meint|sagen|sagt)$/iu,
  seasons:
    /(?<!\p{L})(?:Januar|Februar|März|Mai|Juni|Juli|August|September|Oktober|Dezember|Frühling|Frühjahr|Sommer|Herbst|Winter|Weihnachten|Ostern|Pfingsten|Fasching|Karneval|Advent)(?!\p{L})/gu,
  opening:
    /^(?:wir sind|ich bin|wir haben|ich habe|wir betreiben|ich betreibe|unsere?|meine?) (?:eine?n? )?|^eine? /iu,
};
