import type { BriefWords } from './brief-words.ts';
import { allWholeWords, firstWords, wholeWords } from './whole-words.ts';

const OFF =
  "n[’'](?:aura|auront) pas lieu|n[’'](?:ouvrira|ouvre|aura|est) (?:pas|plus) (?:lieu|ouvert\\p{L}*|assuré\\p{L}*|maintenu\\p{L}*)|(?:est|sont|a été|ont été) (?:malheureusement )?(?:annulé|supprimé)\\p{L}*|annul(?:ons|e|ent|ation|é|ée|és|ées)|ne (?:pourra|peut|sera|se tiendra|circulera|circule|jouera|joue)[^.!?]{0,30} pas|pas de (?:marché|concert|cours|fête|bus|train|séance)";
export const FRENCH_EVENT =
  '(?:fête|concert|atelier|stage|cours|foire|marché|visite|conférence|lecture|dégustation|tournoi|course|exposition|vernissage|spectacle|soirée|brocante|vide-grenier|portes ouvertes|réunion|rencontre|répétition|balade|randonnée|permanence|club)s?';
const TIME =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd[’']hui|demain|week-end|\\d{1,2} ?h|\\d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))";

export const FRENCH: BriefWords = {
  points: [
    [
      'loss',
      wholeWords(
        "décé?d\\p{L}+|décès|mort(?:e|s|es)?|mourir|s[’']est éteinte?|nous a quittée?s?|nous (?:a|ont) quitté\\p{L}*|est partie? (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|trop|ce|cette|hier|dans)|obsèques|enterrement|inhumation|deuil|condoléances|hommage à|n[’']est plus",
      ),
    ],
    ['cancel', wholeWords(OFF, 'reporté\\p{L}*|reportons|report du|report de')],
    [
      'cuts',
      wholeWords(
        "licenci\\p{L}+|suppression\\p{L}* d[e’'] ?(?:postes?|emplois?)|supprim\\p{L}+ \\d+ (?:postes|emplois)|se sépar\\p{L}+ de|nous séparer de|plan social|chômage partiel|liquidation|redressement judiciaire|dépôt de bilan|\\d+ (?:postes|emplois) (?:supprimés|en moins)",
      ),
    ],
    [
      'warn',
      wholeWords(
        "rappel(?:ons|le|lent)?|ne (?:consommez|mangez|buvez|touchez|cliquez|répondez|utilisez|entrez)[^.!?]{0,20} pas|n[’'](?:ouvrez|utilisez|entrez|achetez)[^.!?]{0,20} pas|attention|alerte|arnaque\\p{L}*|fraude\\p{L}*|hameçonnage|phishing|bactérie\\p{L}*|salmonell\\p{L}+|listeria|contamin\\p{L}+|interdite?s?|(?:eu accès|accédé|introduit)[^.!?]{0,40}(?:données|serveur|système|base)|fuite de données|piraté\\p{L}*|piratage|cyberattaque|volée?s?|épidémie|rougeole",
      ),
    ],
    [
      'appeal',
      wholeWords('disparue?s?|a disparu|témoins?|avis de recherche|portée? disparue?|délit de fuite'),
    ],
    [
      'disrupt',
      wholeWords(
        'grève\\p{L}*|débray\\p{L}+|cess\\p{L}+ le travail|panne|coupure\\p{L}*|perturb\\p{L}+|retards?|hors service|indisponible\\p{L}*|ferm(?:ons|e|ent|era|erons|eront)|rest\\p{L}+ fermée?s?|fermeture|baisse le rideau|inond\\p{L}+|incendie|évacu\\p{L}+|blessée?s?|sinistre',
      ),
    ],
    ['apologize', wholeWords('excuses|excuser|désolée?s?|pardon|regrettons|notre erreur|par erreur')],
    ['thank', wholeWords('merci|remerci\\p{L}+')],
    ['ask', wholeWords("qu[’']en pensez-vous|votre avis|sondage|votez|donnez votre")],
    [
      'hire',
      wholeWords(
        "(?:recherchons|cherchons|recrutons|recrute|recherche|embauchons|embauche)[^.!?]{0,50}(?:\\p{L}+(?:eur|euse|ier|ière|iste|ien|ienne)s?|apprentie?s?|serveu\\p{L}+|aide\\p{L}*|assistante?s?)|recrut\\p{L}+|offre d[’']emploi|cdi|cdd|mi-temps|temps plein|candidature\\p{L}*",
      ),
    ],
    [
      'seek',
      wholeWords(
        'recherchons|cherchons|cherche|recherche|avons besoin|a besoin|bénévoles|dons?|collect\\p{L}+',
      ),
    ],
    [
      'offer',
      wholeWords(
        '\\d+ ?%|remise\\p{L}*|promotion|soldes|offerte?s?|gratuit\\p{L}*|à moitié prix|tarif réduit|places? (?:libres?|disponibles?)|à (?:louer|vendre)|lou(?:ons|e)|prête désormais|passe à \\d+ €',
      ),
    ],
    ['open', wholeWords('ouvrons|ouvre ses portes|ouverture de|inaugur\\p{L}+|rouvr\\p{L}+|réouverture')],
    [
      'launch',
      wholeWords(
        'lançons|lance|voici|nouve(?:au|lle|aux|lles) (?:carte|menu|album|livre|roman|collection|site|boutique|application|gamme)|vient de (?:sortir|paraître)|est (?:arrivée?|sortie?|disponible)|sont (?:arrivée?s|disponibles)|présentons|publions|ses premi\\p{L}+',
      ),
    ],
    [
      'celebrate',
      wholeWords(
        'remporté\\p{L}*|gagné\\p{L}*|prix (?:du|de la|décerné)|anniversaire|fêt(?:e|ons) (?:ses|nos) \\d+|bravo|félicitations|champion\\p{L}*',
      ),
    ],
    [
      'change',
      wholeWords(
        "déménag\\p{L}+|s[’']installe\\p{L}*|nouve(?:aux|lle) (?:horaires?|adresse)|chang\\p{L}+|désormais|au lieu de|ne[^.!?]{1,20} plus",
      ),
    ],
    [
      'invite',
      wholeWords(
        'venez|rejoignez|invit\\p{L}+|vous attend\\p{L}*|entrée (?:libre|gratuite)|bienvenue?s?|organise\\p{L}*',
        `${FRENCH_EVENT}(?=[^!?]{0,100}${TIME})`,
        `${TIME}[^.!?]{0,60} ${FRENCH_EVENT}`,
      ),
    ],
    ['ask', /\?\s*$/u],
    ['advise', wholeWords('conseils?|erreurs à éviter|comment|astuces?')],
  ],
  statuses: [
    ['off', wholeWords(OFF)],
    ['changed', wholeWords('reporté\\p{L}*|décalé\\p{L}*|déplacé\\p{L}*|nouvelle date')],
    [
      'over',
      wholeWords("hier|(?:la semaine|l[’']année) dernière|(?:le mois|samedi|dimanche) dernier|c[’']était"),
    ],
    ['planned', wholeWords('bientôt|prochainement|prévoyons')],
  ],
  asks: [
    ['bring back', wholeWords('rapport\\p{L}+|retourn\\p{L}+')],
    ['report', wholeWords('témoins?|police|gendarmerie|signal\\p{L}+')],
    ['beware', wholeWords("attention|n[’e'] ?\\p{L}+ez pas")],
    ['apply', wholeWords('candidature\\p{L}*|cv')],
    ['buy', wholeWords('réserv\\p{L}+|command\\p{L}+|achet\\p{L}+')],
    ['come', wholeWords('venez')],
    ['reply', wholeWords('votez|écrivez-nous|dites-nous')],
  ],
  reason: firstWords("parce que|la raison|en cause|c[’']est pourquoi"),
  bound: firstWords(
    "ils?|elles?|le|la|les|l[’']\\p{L}+|lui|leur|leurs|son|sa|ses|ce|cet|cette|ces|ça|cela|celui\\p{L}*|celle\\p{L}*|c[’']est|y|en|là|ici|ainsi|alors|puis|ensuite|aussi|mais|et|ou|donc|car|pourtant|sinon|tous|toutes|chacun\\p{L}*|un autre|une autre|rien|personne|si|on|rapportez-les|n[’']\\p{L}+",
  ),
  invites: firstWords('(?:tout le monde est|tous sont|les \\p{L}+ sont) (?:le |les )?bienvenus?'),
  refers: wholeWords('\\p{L}+-(?:le|la|les|y|en|lui|leur)|ils?|elles?|y|cela|celui-ci|celle-ci|eux'),
  follows: wholeWords('aussi|également|encore|ensuite|de nouveau|bienvenu\\p{L}*'),
  opens: firstWords(
    "depuis (?:\\d+|\\p{L}+) (?:ans|mois|semaines)|l[’'](?:an|année|été|hiver) derni\\p{L}+|chaque année",
  ),
  first: wholeWords("je|mon|ma|mes|moi|j[’']\\p{L}+"),
  we: wholeWords('nous|notre|nos'),
  thanks: wholeWords('merci|remerci\\p{L}+'),
  apology: wholeWords('excuses|excuser|désolée?s?|pardon|regrettons'),
  sober: wholeWords(
    'fuite d(?:e |’)\\p{L}+|rideau|retir\\p{L}+ de la vente|accident\\p{L}*|blessé\\p{L}*|maladie|cancer|hôpital|victimes?|guerre|agress\\p{L}+|noyé\\p{L}*|sécheresse|grêle|dégâts|violences?|malheureusement|tristesse|triste\\p{L}*|(?:augment\\p{L}+|hausse) (?:de |des |du |nos |les )?(?:prix|tarifs?|loyers?|cotisations?)|(?:prix|tarifs?|loyers?|cotisations?)[^.!?]{0,30} (?:augment\\p{L}+|en hausse)|\\d+ € au lieu de',
  ),
  shadow: wholeWords(
    'pas(?! à pas)|jamais|personne|aucune?(?! (?:inscription|audition|réservation|connaissance|expérience))|rien|sans(?! (?:inscription|rendez-vous|réservation|engagement|frais|gluten|sucre))|malheureusement|définitivement|hélas|fuite|cassée?s?|perdue?s?|perte|erreur|retir\\p{L}+ de la vente|dernière? (?:jour|service|pain|film|séance|numéro)|rideau|maladie|ferm(?:e|ons|era) (?:ses portes|définitivement|pour toujours)|malgré|quitt\\p{L}+',
  ),
  harmless: allWholeWords(
    '«[^«»]{2,82}»|mort(?:e|s|es)? de (?:rire|faim)|nature morte|à mourir de rire|roman policier|polar\\p{L}*|murder party|fantômes?|zombies?|tarifs? (?:sont )?tombés?|prix (?:sont )?tombés?|sans (?:panne|retard|coupure|interruption)|fermée? le (?:lundi|mardi|dimanche)|fermeture éclair|arrêt de mort|rappel de vaccin|prix cassés',
  ),
};
