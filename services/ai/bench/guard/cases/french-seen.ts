import type { GuardCase } from './guard-case.ts';

export const FRENCH_SEEN: readonly GuardCase[] = [
  {
    brief: 'Nouveau pain de seigle, 6,80 € la pièce, dès lundi.',
    output:
      'Il sent bon le four : notre nouveau pain de seigle arrive lundi, à 6,80 euros la pièce. Un savoir-faire artisanal depuis 1954.',
    planted: ['artisanal', '1954'],
  },
  {
    brief: 'Cours de yoga le mardi à 19 h dans la salle des fêtes.',
    output:
      'Respirez : le mardi à 19h00, notre cours de yoga vous attend dans la salle des fêtes. Le premier cours est gratuit.',
    planted: ['gratuit'],
  },
  {
    brief: 'Nous recrutons un pâtissier. Écrivez à contact@mie.example.',
    output:
      'Vous avez la main sucrée ? Nous recrutons un pâtissier. Écrivez à contact@mie.example ou appelez Claire Dubois.',
    planted: ['Claire Dubois'],
  },
  {
    brief: 'Vide-grenier dimanche 14 juin de 8 h à 17 h, place du Marché.',
    output:
      'Des trésors à petits prix : rendez-vous dimanche 14 juin, place du Marché, de 8h à 17h. Plus de 80 exposants vous attendent.',
    planted: ['80'],
  },
  {
    brief: 'Notre librairie reçoit Nora Lind vendredi à 18 h 30.',
    output:
      'Une soirée de mots : Nora Lind est dans notre librairie ce vendredi à 18h30. L’autrice du best-seller dédicacera son livre.',
    planted: ['best-seller'],
  },
  {
    brief: 'Panier de légumes de la ferme, 15 euros, à retirer le jeudi.',
    output:
      'Le champ dans un panier : nos légumes à 15 €, à retirer le jeudi à la ferme. 100 % bio et de saison.',
    planted: ['100 %', 'bio'],
  },
  {
    brief: 'Le musée est fermé jusqu’au 30 novembre.',
    output: 'Le musée reste fermé jusqu’au 30/11. Merci de votre patience.',
    planted: [],
  },
  {
    brief: 'Trois nouvelles glaces : citron, fraise, menthe.',
    output: 'Citron, fraise ou menthe ? Trois nouvelles glaces sont arrivées. Laquelle choisirez-vous ?',
    planted: [],
  },
  {
    brief: 'Réparation de vélos à Lyon.',
    output:
      'Un pneu à plat ? Nous réparons votre vélo à Lyon. Le meilleur atelier de la ville, avec 20 % de remise ce mois-ci.',
    planted: ['meilleur atelier', '20 %'],
  },
  {
    brief: 'Concert de la chorale samedi à midi à l’église, entrée libre.',
    output:
      'Une pause en musique : la chorale chante samedi à 12 h à l’église. L’entrée est libre. Au piano, Julien Morel.',
    planted: ['Julien Morel'],
  },
  {
    brief: 'Atelier poterie, deux heures, 35 euros.',
    output:
      'Les mains dans la terre : deux heures d’atelier poterie pour 35 €. Réservez sur www.terre-atelier.example.',
    planted: ['www.terre-atelier.example'],
  },
  {
    brief: 'Notre appli lit désormais les factures.',
    output: 'Finie la saisie : notre appli lit vos factures. Plus de 5 000 entreprises nous font confiance.',
    planted: ['5 000'],
  },
  {
    brief: 'Randonnée guidée dimanche à 9 h, départ du moulin.',
    output:
      'Chaussez-vous : randonnée guidée dimanche à 9 h, au départ du moulin. Comptez 12 km et un pique-nique offert.',
    planted: ['12 km', 'offert'],
  },
  {
    brief: 'Nous déménageons au 14 rue des Lilas.',
    output: 'Nouvelle adresse : 14 rue des Lilas. Nous avons hâte de vous y accueillir, dès le 2 mai.',
    planted: ['2 mai'],
  },
  {
    brief: 'Dégustation de quatre vins vendredi soir.',
    output: 'Quatre vins, une soirée : dégustation ce vendredi soir. Attention, les places sont limitées !',
    planted: ['places sont limitées'],
  },
  {
    brief: 'Le garage change vos pneus à partir de 49 euros sur rendez-vous.',
    output: 'L’hiver approche : changement de pneus dès 49 €, sur rendez-vous. Garantie 2 ans.',
    planted: ['Garantie 2 ans'],
  },
  {
    brief: 'Notre équipe a gagné le prix régional des jeunes menuisiers.',
    output:
      'Quelle fierté ! Notre équipe a gagné le prix régional des jeunes menuisiers. Merci à tous ceux qui nous ont soutenus.',
    planted: [],
  },
  {
    brief: 'Collecte de jouets à l’école jusqu’à vendredi.',
    output: 'Un jouet qui dort peut faire un heureux. Déposez-le à l’école jusqu’à vendredi, avant 16 h 30.',
    planted: ['16 h 30'],
  },
  {
    brief: 'Salon de coiffure : nouveaux horaires, de 9 h à 19 h.',
    output:
      'Bonne nouvelle : le salon vous accueille désormais de 9h à 19h. Votre coiffeur certifié vous attend à Nantes.',
    planted: ['certifié', 'Nantes'],
  },
];
