import type { OccasionWords } from './occasion-words.ts';

const occasions: OccasionWords = [
  ['backstage', /^(dans )?les coulisses\b/i],
  ['thanks', /^(un (grand|immense) |mille )?mercis? (à|aux|pour|du fond)/i],
  ['event', /^(grand )?(concert|spectacle|exposition|conférence|festival|bal|projection)\b/i],
  [
    'warning',
    /\b(attention (aux?|à)|méfiez-vous|arnaques?|fraudes?|frauduleux|hameçonnage|phishing|fauss?es? (factures?|e-?mails?|sites?|annonces?)|faux (mails?|e-?mails?|sites?|profils?))/i,
  ],
  [
    'urgent',
    /\b(urgences?|dépannage|fuite d’eau|dégât des eaux|rage de dents|serrure bloquée|canalisation bouchée)/i,
  ],
  [
    'hiring',
    /\b(recrut\w+|^(on )?recherche (?!d[eu’])|(re)?cherch(e|ons|ent) (son |sa |ses |activement )?(une?|des|notre|nos|son|sa|ses|\d+) (?!bénévoles?|volontaires?|familles?|maisons?|foyers?|local|salle|nom|partenaires?|logement)|offre d’emploi|poste|apprenti\w*|alternance|stage|stagiaire|cdi|cdd|embauch\w+|rejoignez (notre|l’)\s?équipe)|\(h\/f\)/i,
  ],
  [
    'welcome',
    /\b(rejoint (notre|l’)\s?équipe|bienvenue (à|dans l’équipe)|nouve(au|lle) (collègue|membre de l’équipe)|nous accueillons)\b/i,
  ],
  ['volunteers', /\b(bénévol\w+|volontaires|familles? d’accueil|coup de main)\b/i],
  ['thanks', /\b(merci|remerci\w+|reconnaissants?)\b/i],
  ['fundraising', /(collecte|cagnotte|faites un don|vos dons|soutenez|financement participatif|parrain)/i],
  [
    'award',
    /\b(gagn(é|ons)|remport\w+|décroch\w+|élue? (meilleure?|plus)|prix (du|de la|des|d’)|récompens\w+|médaille|lauréats?|nommés?|primée?s?|labellis\w+)/i,
  ],
  [
    'milestone',
    /\b(anniversaire|(fêt|célébr)\w+ (nos|ses|notre|les)|nos \d+ ans|(?<!\d|(?:jusqu’à|moins de|plus de|dès|de|à|-) ?)\d+ ans|\d[\d .]* (abonnés|clients|membres|followers))\b/i,
  ],
  [
    'offer',
    /(soldes|promo(tion)?s?\b|réduction|remise|offerte?s?\b|gratuite?s?\b|code promo|bon plan|offre (spéciale|de|du)|vente privée|moitié prix|prix réduit|2 pour 1)|\d ?% (sur|de)|-\d+ ?%/i,
  ],
  [
    'season',
    /\b(joyeu(x|ses) (noël|pâques|fêtes)|bonne année|bonnes (fêtes|vacances)|bel été|meilleurs vœux)\b/i,
  ],
  [
    'workshop',
    /\b(ateliers? (?!samedi|dimanche)\p{L}+|stages? de|cours de|cours d’|formations?|webinaire|masterclass|initiation)/iu,
  ],
  [
    'event',
    /\b(portes ouvertes|concert|soirée|fête|festival|salon (de|du|des) (?!coiffure|thé|beauté)|marché (de noël|nocturne)|brocante|vide-grenier|exposition|dégustation|visite guidée|rencontre|dédicace|conférence|vernissage|tournoi|course|spectacle|rendez-vous (le|ce|samedi|dimanche))\b/i,
  ],
  [
    'tip',
    /\b(conseils?|astuces?|comment (choisir|bien|faire|éviter|entretenir|garder|réussir|préparer|savoir)|pourquoi (?!nous\b|notre\b|j’)|bien (choisir|dormir|préparer|entretenir)|à éviter|ce qu’il faut savoir|ce que vous devez savoir|erreurs?|guide|les bons gestes|idées (pour|de))\b/i,
  ],
  [
    'culture',
    /(culture d’entreprise|esprit d’équipe|(petit[- ]déjeuner|déjeuner) d’équipe|toute (?:notre |l’)équipe|semaine de quatre jours)/i,
  ],
  ['backstage', /\b(coulisses|comment nous|pourquoi nous|notre histoire|une journée (dans|avec|chez))\b/i],
  [
    'update',
    /\b((est|sont|sera|reste|restons|sommes) ouverte?s?|change(nt|ons|ra)? (de|d’)\s?(propriétaire|direction|mains|nom|gérante?|adresse|numéro|horaires|patron)|nouve(au|lle)s? (propriétaires?|gérante?|direction|patronne?)|repris(e|es)? par|reprend|horaires|nouvelle adresse|nouveaux tarifs|déménag\w+|nouveau (site|numéro))\b/i,
  ],
  ['opening', /\b(ouvr(e|ons|ent|ira|irons)\b|ouverture(?! d’esprit)|inaugur\w+|rouvr\w+|réouverture)/i],
  [
    'launch',
    /\b(nouve(au|aux|lle|lles)|lan(ce|çons|cement)|arriv\w+|découvrez|voici|désormais|présent\w+|de retour|disponibles?|sort (le|en|demain))\b/i,
  ],
];

export const FRENCH = {
  occasions,
  over: /\b(hier|(la semaine|le week-end|le mois|l’année|l’été|l’hiver) derni(er|ère)|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier|c’était|a eu lieu|nous avons (eu|passé|organisé)|retour sur|complet)\b/i,
};
