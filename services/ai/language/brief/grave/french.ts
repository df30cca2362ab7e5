import type { GraveWords } from './grave-words.ts';
import { stems, words } from './grave-words.ts';

export const FRENCH: GraveWords = {
  harmless: [
    words(
      'mort(?:e|es|s)? de (?:rire|faim|soif)|à mourir de (?:rire|plaisir)|désolée?s?,? (?:mais )?pas désolée?s?|sans (?:regrets?|excuses?|interruption|retard)|fermée?s? (?:(?:le|les|tous les|chaque) )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?: et (?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)?(?! \\d)|fermetures? éclair|peine de mort|nature morte|excuse parfaite',
      'giu',
    ),
  ],
  grave: [
    words(
      'décès|mort|morte|morts|mortes|nous a quittés?|nous ont quittés|perdu (?:la vie|notre|nos|un|une|son|sa)|perte de|obsèques|funérailles|enterrement|deuil|condoléances|tristesse|tristes?|maladies?|malades?|souffrante?s?|cancer|accidents?|blessée?s?|incendies?|explosion|séisme|victimes?|attentat|volée?s?|disparu(?:e|s|es)?|rendons hommage|drame|tragédie',
    ),
    stems('décéd|hospitalis|inond|cambriol|suicid|tragique'),
    words(
      'panne|pannes|hors service|indisponibles?|injoignables?|interruption|retards?|annulée?s?|annulation|annulons|reportée?s?|fermée?s?|fermons|fermetures?|ferme(?:nt|ra|ront)? (?:ses portes|définitivement|exceptionnellement|le|ce|pour|temporairement|aujourd’hui|demain)|liquidation judiciaire|redressement judiciaire|faillite|cessation|suppressions? (?:de postes?|d’emplois?)|rappel (?:de produits?|produits?|de lots?|du lot)|rappelons|ne pas consommer|fuite de données|piratage|piratée?s?|grève|coupure',
    ),
    stems('perturb|licenci|hameçonn'),
    words('désolée?s?|excuses|excuser|excusons|pardon|regrettons|regrets|malheureusement|hélas|notre erreur'),
    stems('navré|déplor'),
  ],
};
