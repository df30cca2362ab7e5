import type { Language } from '../topic/language.ts';

const set = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(' ').split(' '));

/** Nouns and describing words that tell nothing of a topic by themselves, in small letters; dates and amounts among them. */
const VAGUE: Readonly<Record<Exclude<Language, 'other'>, ReadonlySet<string>>> = {
  en: set(
    'mon tue tues wed thu thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december today tomorrow tonight yesterday',
    'second seconds minute minutes hour hours day days week weeks weekday weekdays weekend weekends month months year years morning mornings noon afternoon evening evenings night nights time times date dates season seasons am pm',
    'euro euros dollar dollars pound pounds cent cents percent price prices cost costs fee fees amount amounts money cash number numbers one ones two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty dozen hundred thousand couple pair pairs',
    'first last next previous new newest old big great good better best own other same such many few all more most some half both every each several certain',
    'thing things stuff way ways lot lots kind kinds sort part parts piece pieces bit person people everyone everybody anyone anybody somebody someone nobody folks guys one reason reasons chance case cases place places spot spots point points fact facts idea ideas example examples question questions answer answers problem problems help look use need needs want wants end start beginning rest top name names word words list line lines',
    'please thanks thank link links bio info information detail details news update post posts page pages photo photos click website shop store company business team staff customer customers client clients guest guests visitor visitors member members friend friends reader readers',
    'free happy huge amazing beautiful lovely perfect special exciting proud ready available open closed early late long short small little large full whole only extra different real nice favorite favourite sure able worth limited upcoming latest recent current local many-year hard easy simple fast slow quick',
    'appointment appointments order orders offer offers discount event version size share deal yes no hi hello dear everything anything something nothing lots plenty mistake mistakes stress try hand hands home house water field plant run hit cut go back half-price demo demos tool tools street box boxes ruling deadline aids group groups part-time everyone’s area areas top-up',
  ),
  de: set(
    'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags januar februar märz april mai juni juli august september oktober november dezember heute morgen gestern',
    'sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen wochenende monat monate monaten jahr jahre jahren morgens abend abende abends nacht mittag nachmittag vormittag zeit zeiten uhr termin termine datum saison frühjahr',
    'euro cent prozent preis preise preisen kosten geld zahl zahlen nummer stück paar dutzend hundert tausend hälfte drittel anfang ende beginn',
    'ding dinge sache sachen art arten teil teile weg wege mensch menschen leute person personen grund gründe fall fälle platz plätze ort orte frage fragen antwort antworten problem probleme hilfe idee ideen beispiel name namen wort worte liste',
    'bitte danke dank link info infos information informationen neuigkeit neuigkeiten anmeldung eintritt auswahl angebot angebote kunden kundinnen kunde gast gäste gästen besucher team mitarbeiter mitglieder freunde haus hause seite wir ihr sie euch uns ich du er es sowie alle',
    'kürze zukunft ruhe trauer gedenken kraft betrieb folge ordnung bezug form sicht bedauern freude liebe januars schluss laden filiale uns lust spaß runde mal tür haus achtung wegen stellen verein gruppe räder kurs kurse kollegin kollege kollegen kinder kindern',
  ),
  fr: set(
    'lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches janvier février mars avril juin juillet août septembre octobre novembre décembre aujourd’hui demain hier midi minuit',
    'seconde secondes minute minutes heure heures jour jours journée semaine semaines week-end mois an ans année années matin matins soir soirs soirée nuit nuits après-midi temps fois date dates saison début fin',
    'euro euros centime prix tarif coût argent nombre numéro dizaine douzaine centaine millier moitié partie partir cause suite',
    'chose choses façon manière sorte genre personne personnes gens monde raison raisons cas place places lieu endroit vente ventes cours occasion club salle groupe question questions réponse problème aide idée idées exemple nom mot liste point fait besoin cours-là',
    'merci lien info infos information informations nouvelle nouvelles nouveauté nouveautés inscription inscriptions entrée équipe client clients cliente clientes ami amis invité membre membres magasin boutique entreprise page ligne tous toutes tout toute désormais autour ici chez bientôt',
    'nouveau nouvel nouvelle nouveaux premier première dernier dernière prochain prochaine grand grande petit petite bon bonne beau belle même autre autres plusieurs quelques deux trois quatre cinq six sept huit neuf dix onze douze vingt trente gratuit gratuite pas plus',
  ),
  es: set(
    'lunes martes miércoles jueves viernes sábado sábados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre hoy mañana ayer mediodía',
    'segundo segundos minuto minutos hora horas día días semana semanas fin fines mes meses año años tarde tardes noche noches tiempo vez veces fecha temporada inicio comienzo final principio',
    'euro euros céntimo precio precios coste dinero número docena centenar mitad parte partir causa',
    'curso cursos clase clases mano taller grupo club venta ventas cosa cosas manera forma tipo persona personas gente mundo razón razones caso plaza plazas lugar sitio pregunta preguntas respuesta problema ayuda idea ideas ejemplo nombre palabra lista punto',
    'gracias enlace info información novedad novedades noticia noticias inscripción entrada entradas equipo cliente clientes amigo amigos socio socios tienda empresa página todos todas todo toda cada aquí pronto ya también compañero compañera fallecimiento',
    'nuevo nueva nuevos nuevas primer primero primera segunda último última próximo próxima gran grande pequeño pequeña buen bueno buena mejor mismo misma otro otra otros otras varios varias dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta gratis',
  ),
};

export const isVague = (word: string, language: Language): boolean =>
  language !== 'other' && VAGUE[language].has(word.toLowerCase());
