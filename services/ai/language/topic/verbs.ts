import type { Language } from './language.ts';

type Foreign = Exclude<Language, 'en' | 'other'>;

const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}’-])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u');

/** Finite verbs that statements of a business have; what looks like one and may be a noun is left out. */
const VERBS: Readonly<Record<Foreign, readonly RegExp[]>> = {
  de: [
    words(
      'ist|sind|war|waren|hat|haben|wird|werden|wurde|gibt|geht|steht|stehen|kommt|kommen|kann|können|darf|muss|müssen|will|wollen|macht|machen|bleibt|bleiben|läuft|laufen|zieht|ziehen|nimmt|hilft|helfen|wünscht|wünschen|feiert|feiern|sucht|suchen|stellt|stellen|bietet|bieten|öffnet|öffnen|eröffnet|eröffnen|startet|starten|beginnt|beginnen|findet|finden|liefert|liefern|verstärkt|übernimmt|lädt|laden|zeigt|zeigen|präsentiert|veranstaltet|spielt|spielen|sagt|sagen|dankt|danken|gehört|wechselt|erscheint|erscheinen|entsteht|backt|backen|kocht|kochen|freut|freuen|verkauft|verkaufen|schließt|schenkt|repariert|lohnt|bringt|bringen|trinkt|trinken|esst',
    ),
  ],
  fr: [
    words(
      'est|sont|était|a|ont|avons|sommes|sera|seront|fait|font|va|vont|ouvre|ouvrent|arrive|arrivent|(?:fête|fêtent|fêtons) (?:ses|nos|leurs|son|sa|notre)|recrute|recrutent|recherche|recherchent|cherche|cherchent|propose|proposent|lance|lancent|devient|deviennent|déménage|change|changent|livre (?:désormais|maintenant|aussi|à|chez)|(?:re)?cherchons|recrutons|ouvrons|lançons|proposons|organisons|présentons|accueillons|remercions|livrons|déménageons|fermons|accueille|accueillent|reçoit|organise|organisent|rejoint|présente|présentent|sort|sortent|commence|commencent|revient|reviennent|attend|attendent|souhaite|souhaitent|intervient|vend|vendent|remercie|naît|gagne|remporte|joue|jouent|passe|passent|peut|peuvent|doit|doivent|inscrit|inscrivent|inscrivons',
    ),
    /(?<!\p{L})(?!chez|assez|rendez|nez)\p{L}{2,20}ez(?!\p{L})/u,
  ],
  es: [
    words(
      'es|son|está|están|era|fue|ha|han|hemos|hay|será|va|van|abre|abren|abrimos|llega|llegan|busca|buscan|buscamos|necesita|necesitan|cumple|cumplen|cumplimos|tiene|tienen|tenemos|ganamos|celebramos|celebra|celebran|damos|hace|hacen|hacemos|prepara|reparte|repartimos|atiende|atendemos|ofrece|ofrecemos|lanza|lanzamos|presenta|presentamos|organiza|empieza|empiezan|vuelve|vuelven|cambia|cambiamos|conviene|puedes|puede|quieres|invita|invitamos|viene|vienen|cierra|estrena|estrenamos|incorpora|vende|vendemos',
    ),
  ],
};

/** Whether a statement is a clause: it has its own verb, and isn't a thing's name. */
export const isForeignClause = (text: string, language: Foreign): boolean =>
  VERBS[language].some((verbs) => verbs.test(language === 'de' ? text : lowerFirstLetter(text)));

/** A verb may begin the sentence: "Abrimos". In German that would make verbs of nouns. */
const lowerFirstLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
