import type { Language } from '../facts/fact.ts';

/** Kinds of claims and offers that only the business can make. */
export type ClaimKind =
  | 'award'
  | 'best'
  | 'popular'
  | 'organic'
  | 'certified'
  | 'handmade'
  | 'vegan'
  | 'free of'
  | 'sustainable'
  | 'free'
  | 'discount'
  | 'scarce'
  | 'guarantee'
  | 'family'
  | 'proven';

type KnownLanguage = Exclude<Language, 'other'>;
type Sources = Readonly<Record<ClaimKind, Readonly<Record<KnownLanguage, string>>>>;

const L = '\\p{L}*';

const CLAIMS: Sources = {
  award: {
    en: `award[- ]winning|prize[- ]winning|award-?winner|multi-award|awards?|voted|named (?:it|us|one of|among|the)|(?:top|highly)[- ]rated|rated|michelin|(?:five|5)[- ]stars?`,
    de: `preisgekrönt${L}|(?:mehrfach |vielfach |bereits )?(?:ausgezeichnet${L}|prämiert${L})|testsieger${L}|stiftung warentest|auszeichnung${L}|gekürt${L}|fünf[- ]sterne${L}|sternekoch`,
    fr: `primée?s?|récompensée?s?|médaillée?s?|élue?s?|lauréate?s?|étoilée?s?|labellisée?s?`,
    es: `premiad[oa]s?|galardonad[oa]s?|elegid[oa]s? como|reconocid[oa]s? como|medalla`,
  },
  best: {
    en: `number[- ]one|# ?1|no\\. ?1|market[- ]leader${L}|leading|world[- ]class|unbeatable|unrivall?ed|finest|best`,
    de: `nr\\. ?1|nummer (?:1|eins)|# ?1|markt(?:führ${L}|leader)|führende[nrsm]?|unschlagbar${L}|(?<!am )beste[nrsm]?|weltbest${L}|günstigste[nrsm]?|größte[nrsm]? auswahl|erstklassig${L}`,
    fr: `n° ?1|numéro (?:1|un)|leader${L}|meilleure?s?|imbattables?`,
    es: `número (?:1|uno)|n\\.?º ?1|# ?1|líder(?:es)?|mejor(?:es)?|imbatibles?`,
  },
  popular: {
    en: `best-?sell(?:er|ers|ing)|most (?:popular|loved|trusted|famous)|(?:thousands|hundreds|millions|dozens) of|trusted by|loved by|world[- ]famous|(?:everyone[’']s|customer) favou?rites?`,
    de: `bestseller${L}|beliebteste[nrsm]?|meistgekauft${L}|tausende${L}|hunderte${L}|millionen|weltberühmt${L}|stadtbekannt${L}`,
    fr: `best-?sellers?|les? plus (?:appréciée?s?|populaires?|célèbres?)|des (?:milliers|centaines|millions) d|mondialement`,
    es: `superventas|best-?sellers?|más (?:vendid[oa]s?|popular(?:es)?|famos[oa]s?)|(?:miles|cientos|millones) de|mundialmente`,
  },
  organic: {
    en: `organic(?:ally)?|pesticide[- ]free|all[- ]natural|without pesticides`,
    de: `bio(?:-\\p{L}+|logisch${L}|siegel|qualität)?|ökologisch${L}|demeter${L}|pestizidfrei${L}|ohne pestizide`,
    fr: `bio|biologiques?|sans pesticides?|écologiques?`,
    es: `ecológic[oa]s?|orgánic[oa]s?|biológic[oa]s?|sin pesticidas`,
  },
  certified: {
    en: `certified|licensed|accredited|patented|iso[- ]?(?=\\d)|officially recogni[sz]ed|fda[- ]approved`,
    de: `zertifiziert${L}|patentiert${L}|staatlich (?:anerkannt|geprüft)${L}|tüv${L}|diplomiert${L}|akkreditiert${L}`,
    fr: `certifiée?s?|diplômée?s?|brevetée?s?|agréée?s?|homologuée?s?`,
    es: `certificad[oa]s?|titulad[oa]s?|patentad[oa]s?|acreditad[oa]s?|homologad[oa]s?`,
  },
  handmade: {
    en: `hand[- ]?(?:made|crafted|picked|painted|rolled|woven|finished)|artisan(?:al)?|by hand|home[- ]?made`,
    de: `handgemacht${L}|handgefertigt${L}|handgepflückt${L}|handverlesen${L}|von hand|in handarbeit|hausgemacht${L}|handwerklich${L}`,
    fr: `artisana(?:l|le|ux|les)|faite?s? (?:à la )?main|à la main|faite?s? maison`,
    es: `artesanal(?:es)?|artesan[oa]s?|(?:hech[oa]s? |recogid[oa]s? )?a mano|caser[oa]s?`,
  },
  vegan: {
    en: `vegan|plant[- ]based|vegetarian`,
    de: `vegan${L}|vegetarisch${L}|rein pflanzlich${L}`,
    fr: `vegans?|végane?s?|végétalien(?:ne)?s?|végétarien(?:ne)?s?`,
    es: `vegan[oa]s?|vegetarian[oa]s?`,
  },
  'free of': {
    en: `(?:gluten|sugar|lactose|dairy|alcohol|additive|preservative)[- ]free|no (?:added sugar|additives|preservatives)`,
    de: `(?:gluten|zucker|laktose|alkohol)frei${L}|ohne (?:zucker|zusatzstoffe|konservierungsstoffe|gluten|laktose|zusätze)`,
    fr: `sans (?:gluten|sucre|lactose|alcool|additifs?|conservateurs?)`,
    es: `sin (?:gluten|azúcar|lactosa|alcohol|aditivos|conservantes)`,
  },
  sustainable: {
    en: `sustainabl[ey]|sustainably sourced|eco[- ]friendly|carbon[- ]neutral|climate[- ]neutral|locally sourced|fair[- ]?trade|cruelty[- ]free|free[- ]range|non-gmo`,
    de: `nachhaltig${L}|klimaneutral${L}|umweltfreundlich${L}|fair ?gehandelt${L}|fairtrade|tierversuchsfrei${L}|aus der region`,
    fr: `éco-?responsables?|durables?|neutres? en carbone|équitables?|de proximité|circuit court`,
    es: `sostenibles?|neutr[oa]s? en carbono|comercio justo|de proximidad|kilómetro cero`,
  },
  free: {
    en: `(?<!feel |care|stress|hassle|worry|hands|duty|gluten|sugar|lactose|dairy|alcohol|set |break |be )(?<!-)(?<!(?:appointments?|slots?|seats?|tables?|spots?|dates?|rooms?|places?)(?: are| is| have| still)? )free(?! (?:to|up|time|spirit|fall|hand|again|from|range|appointments?|slots?|seats?|spaces?|places?|tables?|spots?|dates?|hours?|days?|evenings?|weekends?|afternoons?|mornings?|moments?|minutes?|and))(?!-)(?: (?:delivery|shipping|wi-?fi|parking|quotes?|consultations?|gifts?|trials?|drinks?|coffee|samples?|entry|admission))?|complimentary|on the house|no charge|at no cost|on us(?=[.!?])`,
    de: `kostenlos${L}|kostenfrei${L}|gebührenfrei${L}|gratis${L}|umsonst|aufs haus|geschenkt|eintritt (?:ist )?frei|freier eintritt|geschenk dazu|schenken wir|(?<!fragen )kostet nichts`,
    fr: `nous (?:vous )?offrons|(?:livraison |entrée |parking |stationnement )?gratuit(?:e|s|es|ement)?|offerte?s?|en cadeau|sans frais|entrée (?:est )?libre`,
    es: `(?:envío |entrada |aparcamiento )?(?:gratis|gratuit[oa]s?)|de regalo|regalamos|invita la casa|sin coste|entrada libre`,
  },
  discount: {
    en: `half[- ]price|two[- ]for[- ]one|(?:2|3) for (?:1|2)|buy (?:one|1)[\\p{L} ,]{0,20}get (?:one|1)(?: free)?|get one free|discount(?:ed|s)?|special offer|vouchers?|save (?:up to )?(?=[\\d$€£])|best deal|reduced price`,
    de: `rabatt${L}|ermäßig${L}|sonderangebot${L}|zum halben preis|zum preis von ein\\p{L}+|gutschein${L}|schnäppchen${L}|preisnachlass|sonderpreis${L}|(?:2|3) für (?:1|2)`,
    fr: `remises?|réductions?|promo(?:tion)?s?|à moitié prix|pour le prix d[’']une?|tarif réduit|bons? d[’']achat|soldes?`,
    es: `descuentos?|rebajas?|oferta especial|promoci(?:ón|ones)|por el precio de un[oa]?|2x1|3x2|a mitad de precio|vales? de compra`,
  },
  scarce: {
    en: `limited (?:time|spots?|seats?|places?|edition|availability|spaces?|number)|(?:spots?|seats?|places?|spaces?) (?:are|is) limited|only (?:a )?few [\\p{L} ]{0,12}?left|\\d+ (?:spots?|seats?|places?|tickets?) left|while (?:stocks?|supplies) lasts?|selling (?:out )?fast|almost (?:sold out|gone|full)|last (?:chance|spots?|seats?|places?|tickets?)|hurry(?= up|[!,.]| and)|running out`,
    de: `nur noch (?:wenige|einige|ein paar) ?(?:plätze|karten|stück|exemplare|termine)?|begrenzte[rn]? (?:plätze|platzzahl|anzahl|stückzahl|teilnehmerzahl)|plätze sind begrenzt|solange der vorrat reicht|letzte chance|letzte plätze|nur für kurze zeit|limitiert${L}|fast ausverkauft|schnell sein`,
    fr: `(?:les )?places (?:sont )?limitées|nombre de places limité|dernières? places?|dans la limite d\\p{L}+|offre limitée|plus que quelques|dernière chance|édition limitée|durée limitée|jusqu[’']à épuisement`,
    es: `plazas (?:son )?limitadas|últimas plazas|últimos? (?:días|huecos|puestos)|hasta agotar existencias|(?:oferta|edición) limitada|por tiempo limitado|quedan poc[oa]s|última oportunidad|date prisa`,
  },
  guarantee: {
    en: `(?:lifetime |full |\\d+[- ]year )?(?:warranty|warranties|(?<!(?:fun|goosebumps|smiles|laughs|satisfaction|good mood) )guarantee${L})|money[- ]back`,
    de: `garantien?|(?<!(?:gänsehaut|spaß|gute laune|stimmung|lacher) )garantiert${L}|geld[- ]zurück${L}`,
    fr: `(?<!(?:ambiance|rires|sourire|bonne humeur|plaisir|frissons) )garanti(?:e|es|s|r)?|satisfait ou remboursé`,
    es: `garantías?|(?<!(?:diversión|risas|ambiente|sonrisas) )garantizad[oa]s?|garantizamos|devolvemos`,
  },
  family: {
    en: `family[- ](?:run|owned|business|recipes?)|(?:\\p{L}+|\\d) generations?|grand(?:mother|ma)[’']s recipe|(?:secret|traditional|century-old|age-old) recipes?`,
    de: `familiengeführt${L}|familienbetrieb${L}|familienunternehmen|inhabergeführt${L}|(?:in )?(?:\\p{L}+|\\d\\.) generation(?!en)|omas rezept${L}|(?:geheim|familien|traditions)rezept${L}|traditionsbetrieb`,
    fr: `entreprise familiale|(?:de génération en|trois|quatre|deux|plusieurs) générations?|recette (?:familiale|secrète|traditionnelle|de grand-mère)`,
    es: `empresa familiar|negocio familiar|(?:\\p{L}+|\\d) generaciones|receta (?:familiar|secreta|tradicional|de la abuela)`,
  },
  proven: {
    en: `scientifically|clinically|dermatologically|doctor[- ]recommended|proven|(?:years|decades?) of experience`,
    de: `wissenschaftlich ${L}|klinisch ${L}|dermatologisch ${L}|jahrzehntelange[rn]?|ärztlich empfohlen|nachweislich|jahrelange[rn]? erfahrung`,
    fr: `scientifiquement|cliniquement|recommandée?s? par les médecins|prouvée?s?|dermatologiquement|(?:années|décennies) d[’']expérience`,
    es: `científicamente|clínicamente|recomendad[oa]s? por médicos|demostrad[oa]s?|dermatológicamente|(?:años|décadas) de experiencia`,
  },
};

/** Words of a brief that justify a claim, besides those that state it. */
const BACKING: Readonly<Partial<Record<ClaimKind, RegExp>>> = {
  award:
    /award|prize|\bwon\b|winner|preis(?=[^e]|$)|gewonnen|gewann|auszeichn|\bprix\b|gagné|premio|ganad|stern|étoile/iu,
  discount:
    /\d ?(?:%|percent|prozent|por ciento|pour cent)|\boff\b|\bsale\b|reduced|reduziert|rabatt|sconto|remise|rebaj|descuento/iu,
  guarantee: /warrant|guarant|garant/iu,
  scarce: /limited|last|few|letzte|begrenzt|derni|limit|últim|sold out|\bleft\b/iu,
  handmade: /hand|\bown\b.{0,20}(?:oven|kitchen|hands)|main|mano|artisan|artesan/iu,
  free: /free|gratis|kostenlos|frei(?!tag)|gratuit|offert|libre|no charge|nothing|umsonst|complimentary/iu,
  family: /famil|generation|génération|generacion|grand|oma\b|abuel/iu,
  organic: /organic|\bbio|ökolog|ecológ|pesti/iu,
  vegan: /vegan|végan|végét|veget|plant|pflanzlich/iu,
};

/** "Free" applies to the named thing only: free entry doesn't make parking free. */
const GOODS =
  /(?:delivery|shipping|wi-?fi|parking|quotes?|consultations?|gifts?|trials?|drinks?|coffee|samples?|livraison|stationnement|envío|aparcamiento)/iu;

const KNOWN: readonly KnownLanguage[] = ['en', 'de', 'fr', 'es'];
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

const PATTERNS = new Map(
  KNOWN.map((language) => [
    language,
    Object.entries(CLAIMS).map(
      ([kind, sources]) =>
        [kind as ClaimKind, new RegExp(`${START}(?:${sources[language]})${END}`, 'giu')] as const,
    ),
  ]),
);

/** Superlatives that praise a business only together with what it is or has, or with where it is the best. */
const PRAISE = /^(?:best|beste[nrsm]?|meilleure?s?|mejor(?:es)?)$/iu;
const PRAISED =
  /^ (?:\p{L}+ ){0,2}?(?:quality|price|value|service|team|products?|ingredients|offers?|deals?|selection|shop|store|restaurant|bakery|café|cafe|coffee|bread|app|experts?|address|qualität|preis|preise|preisen|service|team|produkte|zutaten|angebot|auswahl|laden|restaurant|bäckerei|adresse|kaffee|brot|optiker|qualité|prix|service|équipe|produits|ingrédients|offre|choix|adresse|restaurant|boulangerie|table|calidad|precio|precios|servicio|equipo|productos|ingredientes|oferta|selección|tienda|restaurante|panadería|clínica)(?!\p{L})/iu;
const OF_A_PLACE =
  /^ (?:\p{L}+ ){0,4}?(?:in|of|around|der|des|im|am|von|aus|du|de|d[’']|del|en)(?: |(?<=[’']))(?:(?:the|our|der|die|dem|unserer|la|le|les|notre|el|los|las|nuestra|all|ganz|toute|todo|toda) )?(?:town|city|area|region|world|country|county|village|neighbou?rhood|market|stadt|region|gegend|welt|land|dorf|umgebung|markt|ville|région|monde|pays|quartier|marché|ciudad|zona|región|mundo|país|barrio|mercado|(?-i:\p{Lu}\p{L}+))/iu;

export interface Claim {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** The claims and offers of a text, in its language, or in all of them where that isn't known. */
export function listClaims(text: string, language: Language): Claim[] {
  const languages = language === 'other' ? KNOWN : [language];
  const isPraise = ({ text: claim, end }: Claim): boolean => {
    if (!PRAISE.test(claim)) return true;
    const after = text.slice(end, end + 80);
    return PRAISED.test(after) || OF_A_PLACE.test(after);
  };
  const all = languages.flatMap((one) =>
    (PATTERNS.get(one) ?? []).flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => {
        const whole = match.trimEnd();
        return { kind, text: whole, at: index, end: index + whole.length };
      }),
    ),
  );
  return all.filter(isPraise);
}

/** Whether a brief makes a claim, in whatever words and language. */
export function backsClaims(brief: string): (claim: Claim) => boolean {
  const kinds = new Set(listClaims(brief, 'other').map(({ kind }) => kind));
  const small = brief.toLowerCase();
  return ({ kind, text }) => {
    if (small.includes(text.toLowerCase())) return true;
    const goods = kind === 'free' ? GOODS.exec(text)?.[0].toLowerCase() : undefined;
    if (goods !== undefined && !small.includes(goods)) return false;
    return kinds.has(kind) || (BACKING[kind]?.test(brief) ?? false);
  };
}
