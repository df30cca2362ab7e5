import type { Patterns } from './patterns.ts';

export const FRENCH: Patterns = {
  natures: {
    consulting:
      /(?<!\p{L})(?:consultante?s?(?!\p{L})|consulting|cabinet de conseil(?! (?:fiscal|jurid|en (?:fiscal|droit)))|conseil en (?:informatique|management|stratégie|organisation|transformation|systèmes|marketing))/iu,
    software:
      /(?<!\p{L})(?:logiciel|software|appli(?:cations?|s)?(?!\p{L})|saas|plateforme|développeu|développement (?:web|de (?:sites?|logiciel))|agence web|sites? (?:web|internet)|esn(?!\p{L})|hébergement web|informatique)/iu,
    care: /(?<!\p{L})(?:clinique|cabinet (?:médical|dentaire|de kiné)|thérap|psycho|kiné|dentiste|médecin|infirmi|sage-femme|pompes funèbres|obsèques|ehpad|maison de retraite|soins palliatifs|ostéopathe|aide à domicile)/iu,
    ensemble:
      /(?<!\p{L})(?:chorale|chœur|choeur|orchestre|ensemble vocal|fanfare|troupe|compagnie de (?:danse|théâtre))/iu,
    rescue:
      /(?<!\p{L})(?:refuges? (?:pour (?:les )?|de |d[’'])?(?:anim|chien|chat|canin|félin)|protection (?:animale|des animaux)|adoption (?:de |d[’'])(?:anim|chien|chat))/iu,
    community:
      /(?<!\p{L})(?:association|asso(?!\p{L})|ong(?!\p{L})|fondation|b[ée]n[ée]vol|bibliothèque|médiathèque|refuge|banque alimentaire|repair caf|coopérative|paroisse|club(?!\p{L}))|but non lucratif/iu,
    teaching:
      /(?<!\p{L})(?:[ée]cole|auto-[ée]cole|cours(?!\p{L}| de (?:yoga|pilates|gym))|académie|enseign|formation|professeu|soutien scolaire|crèche(?! (?:canine|pour (?:chien|chat|anima))))/iu,
    advice:
      /(?<!\p{L})(?:avocat|cabinet|comptab|expert-comptable|notaire|assurance|conseil|consultant|agence|courtier|architecte|coach|fiscal|juridique|droit d)/iu,
    wellness:
      /(?<!\p{L})(?:coiff|salon de (?:coiffure|beauté|massage)|barbier|esthétic|beauté|onglerie|massage|yoga|gym|salle de sport|fitness|pilates|tatou|spa(?!\p{L}))/iu,
    creative:
      /(?<!\p{L})(?:photograph|film|vidéast|vid[ée]o|design|illustrat|musicien|auteur|autrice|écrivain|artiste|graphis|podcast)/iu,
    animals:
      /(?<!\p{L})(?:chiens?(?!\p{L})|chats?(?!\p{L})|animal|animaux|cheval|chevaux|équitation|équestre|vétérinaire|toilett|apicult|canine?s?(?!\p{L}))/iu,
    home: /(?<!\p{L})(?:plomb|[ée]lectric|nettoyage|ménage|déménag|jardin|paysagist|chauffag|ramon|serrur|dépann(?!age (?:de |d[’'])(?:t[ée]l[ée]phone|smartphone|ordinateur|mobile))|solaire|panneaux|piscin|désinsect|vitrier)/iu,
    craft:
      /(?<!\p{L})(?:restauration d|restaurateurs? d|r[ée]parat|dépannage (?:de |d[’'])|menuis|ébénist|couturi|tapissi|forge|potier|potière|relieu|maçon|couvreu|peintre|orfèvre|tisse|atelier|garage|céramist)/iu,
    food: /(?<!\p{L})(?:boulang|p[âa]tiss|restaurant|bistro|brasserie|traiteur|boucher|charcut|fromag|chocolat|vign|vin(?!\p{L})|glacier|café|torréfact|épicerie|crêperie|pizz|bar(?!\p{L})|ferme(?!\p{L})|primeur|food truck|bières?(?!\p{L})|brasseu|caviste|salon de thé)/iu,
    lodging:
      /(?<!\p{L})(?:hôtel|camping|gîte|(?:chambres?|maisons?) d[’']hôte|musée|galerie|théâtre|cinéma|parc(?!\p{L})|auberge|château|salle de (?:concert|réception)|location saisonnière)/iu,
    retail:
      /(?<!\p{L})(?:boutique|magasin|commerce|vente|friperie|seconde main|occasion|chaussure|vêtement|meubles|librairie|livres?(?!\p{L})|papeterie|opticien|bouquinist|maison d[’']édition|bougie|savons?(?!\p{L})|vélo|jouet|fleur|bijou|plantes|en ligne)/iu,
  },
  goals: {
    adoptions: /(?<!\p{L})adopt(?:er|ions|ants?|és?)(?!\p{L})/iu,
    volunteers: /(?<!\p{L})(?:b[ée]n[ée]vol|volontaire|parrain|marraine)/iu,
    donations: /(?<!\p{L})(?:dons?(?!\p{L})|donateur|mécène|mécénat|collecte|financer)/iu,
    demos: /(?<!\p{L})(?:démo|essais? gratuit|utilisateur|téléchargement|comptes? gratuit)/iu,
    contracts:
      /(?<!\p{L})(?:contrat|chantier|appels? d[’']offres|projets?(?!\p{L})|commandes? publique|devis)/iu,
    learners: /(?<!\p{L})(?:[ée]l[èe]ve|étudiant|apprenant|stagiaire)/iu,
    places:
      /(?<!\p{L})(?:adh[ée]rent|adhésion|membre|participant|chanteu|choriste|ténor|inscri|abonnements?(?!\p{L})|newsletter)/iu,
    applications: /(?<!\p{L})(?:candidat|recrut|embauch|salarié|apprenti|collaborateur|personnel(?!\p{L}))/iu,
    appointments:
      /(?<!\p{L})(?:rendez-vous|rdv|consultation|patient|premiers? entretien|séances? d[’']essai|cours d[’']essai)/iu,
    bookings: /(?<!\p{L})(?:r[ée]serv|nuitée|nuits|remplissage|remplir|complet(?!\p{L}))/iu,
    visitors:
      /(?<!\p{L})(?:personnes par (?:soir|événement|séance|atelier|jour|semaine|samedi)|visiteur|fréquentation|affluence|public(?!\p{L})|spectateur)/iu,
    sales:
      /(?<!\p{L})(?:ventes?(?!\p{L})|vendre|chiffre d[’']affaires|commandes?(?!\p{L})|clients?(?!\p{L})|clientes?(?!\p{L})|clientèle|achats?(?!\p{L}))/iu,
    inquiries:
      /(?<!\p{L})(?:demandes?(?!\p{L})|prospects?|contacts?(?!\p{L})|appels?(?!\p{L})|leads?(?!\p{L}))/iu,
    community: /(?<!\p{L})(?:communauté|engagement|fidél|abonné|fans?(?!\p{L})|habitué|avis(?!\p{L}))/iu,
  },
  challenges: {
    decisions:
      /(?<!\p{L})(?:appels? d[’']offres|comité|conseil (?:municipal|d[’']administration)|validation|décisions?(?!\p{L})|cycle de vente|marchés? public)/iu,
    doubt:
      /(?<!\p{L})(?:n[’']osent pas|n[’']ose pas|pas (?:être )?assez (?:bon|souple|sporti|doué|jeune)|trop (?:raide|timide)|trop (?:vieux|vieille|âgé)|peur(?!\p{L})|crain|hésit|doute|complexe d|intimid)/iu,
    delay:
      /(?<!\p{L})(?:trop tard|attendent trop|dernière minute|dernier moment|repouss|pas urgent|remettent)/iu,
    taboo: /(?<!\p{L})(?:mort(?!\p{L})|décès|deuil|tabou|honte|gêne(?!\p{L})|gênant|stigmat)/iu,
    hygiene:
      /(?<!\p{L})(?:hygièn|sale(?!\p{L})|sales(?!\p{L})|saleté|microbe|(?<!sent\p{L}{0,3} l[’'])odeur|propreté|dégoût)/iu,
    sizes: /(?<!\p{L})(?:tailles?(?!\p{L})|pointure|retours(?!\p{L})|essayer en ligne)/iu,
    weather: /(?<!\p{L})(?:pluie|pleut|météo|annul|désist|absents?(?!\p{L})|lapins?(?!\p{L}))/iu,
    season: /(?<!\p{L})(?:saison|hiver|mois creux|semaines creuses)/iu,
    hiring:
      /(?<!\p{L})(?:difficultés? à recruter|recrut|trouv(?:e|er|ons) (?:pas (?:de (?:monde|personnel|gens)|d[’']ouvriers)|plus personne|personne|du personnel|de personnel)|pénurie|manque de (?:personnel|main))/iu,
    price:
      /(?<!\p{L})(?:moitié prix|moins ch[eè]r|prix(?!\p{L})|trop ch[eè]r|(?:est|c[’']est|semble|paraît) cher|concurren|supermarch[ée]|grande surface|hard-discount|gratuit|amazon|trop de (?:photographes|boutiques|studios|monde sur)|eux-mêmes|chaînes?(?!\p{L}))/iu,
    dryness:
      /(?<!\p{L})(?:ennuyeu|complexe|compliqué|technique|difficile à expliquer|abstrait|aride|(?:un peu |trop |assez )sec(?!\p{L}))/iu,
    location:
      /(?<!\p{L})(?:nous trouver|où nous sommes|emplacement|caché|stationnement|parking|à l[’']écart|difficile à trouver|excentré)/iu,
    trust:
      /(?<!\p{L})(?:confiance|méfian|arnaque|inconnu|nouveaux? (?:ici|sur le marché)|mauvais avis|plainte|négati|réputation|critique|préjugé|cliché)/iu,
    secrecy: /(?<!\p{L})(?:confidenti|secret|rgpd|données personnelles|déontolog|réglement|conformité)/iu,
    time: /(?<!\p{L})(?:temps(?!\p{L})|débordé|heures?(?!\p{L})|\d ?h(?!\p{L})|seule?(?!\p{L})|surcharg)/iu,
    camera:
      /(?<!\p{L})(?:cam[ée]ra|timide|filmer|visage|photos?(?!\p{L})|images?(?!\p{L})|vid[ée]os?(?!\p{L}))/iu,
    ideas:
      /(?<!\p{L})(?:id[ée]es?(?!\p{L})|quoi (?:publier|poster|écrire|dire)|inspiration|créativ|sujets?(?!\p{L}))/iu,
    reach:
      /(?<!\p{L})(?:port[ée]e|visibilité|visible|algorithme|abonné|notoriété|connaît|connaissent|connus?(?!\p{L}))/iu,
    engagement:
      /(?<!\p{L})(?:engagement|comment(?:aire|e|ent)(?!\p{L})|commentaires|likes?(?!\p{L})|j[’']aime|interact|réaction|réagi)/iu,
    budget: /(?<!\p{L})(?:budget|argent|coûts?(?!\p{L})|coûte|moyens(?!\p{L})|chers?(?!\p{L}))/iu,
    routine: /(?<!\p{L})(?:régulier|régulière|régularité|irrégul|rythme|routine|planif|constance)/iu,
  },
  audiences: {
    workers: /(?<!\p{L})(?:employés?(?!\p{L})|salarié|navetteur|actifs(?!\p{L})|gens qui travaillent)/iu,
    hobbyists:
      /(?<!\p{L})(?:grimpeu|coureu|cyclist|randonneu|pêcheu|gamer|joueu|collectionneu|sportif|amateurs? d)/iu,
    committees:
      /(?<!\p{L})(?:conseils? municip|comité|collectivité|mairie|administration|communes?(?!\p{L}))/iu,
    experts: /(?<!\p{L})(?:architecte|ingénieur|médecin|avocat|expert|spécialiste)/iu,
    managers:
      /(?<!\p{L})(?:dirigeant|directeur|directrice|drh|rh(?!\p{L})|manager|gérant|fondat|cadres(?!\p{L})|responsables?(?!\p{L})|acheteu|chefs? d[’']entreprise)/iu,
    clerks: /(?<!\p{L})(?:secrétaire|assistant|gestionnaire)/iu,
    grieving: /(?<!\p{L})(?:endeuill|proches(?!\p{L})|patient|malade|aidant)/iu,
    helpers: /(?<!\p{L})(?:b[ée]n[ée]vol|volontaire|donateur|mécène|aider(?!\p{L}))/iu,
    families: /(?<!\p{L})(?:famill|parents|mères|pères|enfant)/iu,
    young: /(?<!\p{L})(?:jeunes?(?!\p{L})|ados?(?!\p{L})|adolescent|étudiant|lycéen)/iu,
    beginners: /(?<!\p{L})(?:d[ée]butant|novice|apprenant|nerveux|stressé)/iu,
    seniors: /(?<!\p{L})(?:seniors?(?!\p{L})|retraité|personnes âgées|plus de (?:50|60|70))/iu,
    tenants: /(?<!\p{L})(?:locataire|bailleur)/iu,
    travelers: /(?<!\p{L})(?:touriste|voyageu|vacancier|visiteur)/iu,
    neighbors: /(?<!\p{L})(?:voisin|riverain|habitants?(?!\p{L})|gens du (?:quartier|coin))/iu,
    companies: /(?<!\p{L})(?:entreprise|pme|tpe|start-?up|hôpita|commerces(?!\p{L})|indépendants)/iu,
  },
  toCompanies:
    /(?<!\p{L})(?:entreprise|pme(?!\p{L})|tpe(?!\p{L})|dirigeant|drh|rh(?!\p{L})|directeur|directrice|gérant|fondat|hôpita|mairie|collectivité|architecte|start-?up|employeur|décideu|b2b)/iu,
  fewer: /^(?:moins (?:de |d[’'])|réduire (?:les |le |la )?|éviter (?:les |le |la )?)([^,.;]{3,40})/iu,
  video: /(?<!\p{L})(?:vid[ée]os?|reels?|films?|clips?|filmer)(?!\p{L})/iu,
  noVideo: /(?<!\p{L})(?:pas de|sans|aucune?|éviter les) (?:vid[ée]o|reel|film|clip)/iu,
  excluded: /^(?:pas (?:de|d[’'])|sans|aucune?|éviter)(?!\p{L})/iu,
  condition: /^(?:quand|lorsque|si|parce que|bien que|dès que|tant que|comme|après|avant)(?!\p{L})/iu,
  seasons:
    /(?<!\p{L})(?:janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|automne|hiver|Noël|Pâques|Toussaint)(?!\p{L})/gu,
  opening:
    /^(?:nous sommes|je suis|nous avons|j[’']ai|nous tenons|je tiens|notre|mon|ma) (?:une? )?|^une? /iu,
};
