import type { GuardCase } from './guard-case.ts';

export const FRENCH_UNSEEN: readonly GuardCase[] = [
  {
    brief: 'Marché de Noël le 12 décembre, de 10 h à 20 h.',
    output:
      'Vin chaud, lumières, rires : le marché de Noël ouvre le 12 décembre, de 10h à 20h. Photo avec le Père Noël pour 5 euros.',
    planted: ['5 euros'],
  },
  {
    brief: 'La médiathèque prête des jeux à partir d’octobre.',
    output:
      'À vous de jouer : dès octobre, la médiathèque prête des jeux. L’emprunt est gratuit pour les moins de 12 ans.',
    planted: ['gratuit', '12 ans'],
  },
  {
    brief: 'Stage de théâtre pour enfants en juillet, une semaine, 150 euros.',
    output:
      'Lever de rideau en juillet ! Une semaine de théâtre pour les enfants, à 150 €. Avec la comédienne Léa Martin.',
    planted: ['Léa Martin'],
  },
  {
    brief: 'Nos fraises sont arrivées, 4 euros la barquette.',
    output: 'Elles sont là : nos fraises, à 4 € la barquette. Cueillies à la main, sans pesticides.',
    planted: ['à la main', 'sans pesticides'],
  },
  {
    brief: 'Don du sang lundi dès 15 h au gymnase.',
    output:
      'Un geste qui sauve : don du sang lundi à partir de 15h, au gymnase. Pensez à votre carte d’identité.',
    planted: [],
  },
  {
    brief: 'Le pont de la Loire est fermé jusqu’au 3 mars.',
    output: 'Attention : le pont de la Loire est fermé jusqu’au 3 mars. La déviation passe par Blois.',
    planted: ['Blois'],
  },
  {
    brief: 'Formation au potager, cinq séances, début en avril.',
    output:
      'Semer, patienter, récolter. Notre formation au potager commence en avril, en 5 séances. Déjà 300 jardiniers formés.',
    planted: ['300'],
  },
  {
    brief: 'Notre fleuriste est ouvert dimanche matin pour la fête des Mères.',
    output:
      'Pour la fête des Mères, notre fleuriste ouvre dimanche matin. Un bouquet acheté, une rose offerte !',
    planted: ['offerte'],
  },
  {
    brief: 'Le restaurant propose un menu végétarien, deux plats pour 18 euros.',
    output:
      'Du vert dans l’assiette : deux plats pour 18 €, c’est le nouveau menu végétarien du restaurant. Élu meilleure table de Bretagne.',
    planted: ['meilleure table', 'Bretagne'],
  },
  {
    brief: 'Course à pied pour débutants, mercredi 18 h, parc municipal.',
    output:
      'On y va doucement : chaque mercredi à 18 h, course à pied pour débutants au parc municipal. Inscription au 06 12 34 56 78.',
    planted: ['06 12 34 56 78'],
  },
  {
    brief: 'Notre cabinet aide les petites entreprises avec le RGPD.',
    output:
      'Le RGPD sans stress : notre cabinet accompagne les petites entreprises. Leader du marché depuis 2009.',
    planted: ['Leader du marché', '2009'],
  },
  {
    brief: 'Exposition de photos du port jusqu’au 30 novembre.',
    output:
      'Le port comme vous ne l’avez jamais vu. Exposition de photos jusqu’au 30 novembre. Tarif réduit : 5 €.',
    planted: ['5 €'],
  },
  {
    brief: 'Douze chiots cherchent une famille.',
    output: 'Douze petites truffes cherchent une famille. Venez les voir au refuge, samedi après-midi.',
    planted: ['samedi'],
  },
  {
    brief: 'Nouvelle collection de lunettes en boutique.',
    output:
      'Voyez la vie autrement : la nouvelle collection de lunettes est en boutique. Deux paires pour le prix d’une !',
    planted: ['pour le prix d’une'],
  },
  {
    brief: 'Ciné-club : « Jour de fête » vendredi à 20 h 30.',
    output:
      'Une bicyclette et un facteur : « Jour de fête » est au ciné-club vendredi à 20h30. Bonne séance !',
    planted: [],
  },
  {
    brief: 'Appel aux bénévoles pour le nettoyage de la plage le 21 juin.',
    output: 'La plage a besoin de vous le 21/06. Rendez-vous à 9 h 45, gants fournis. Merci d’avance !',
    planted: ['9 h 45'],
  },
  {
    brief: 'Nos savons à la lavande sont faits main.',
    output:
      'De la lavande, de la patience et nos mains : voici nos savons faits main. Livraison gratuite dès 40 euros d’achat.',
    planted: ['Livraison gratuite', '40 euros'],
  },
  {
    brief: 'Cours d’anglais en ligne, une heure par semaine.',
    output:
      'Speak up! Une heure d’anglais par semaine, en ligne. Professeurs diplômés et méthode brevetée, note de 4,9/5.',
    planted: ['diplômés', 'brevetée', '4,9/5'],
  },
  {
    brief: 'Le boulanger est en vacances du 1er au 15 août.',
    output: 'Le four se repose aussi : le boulanger est en vacances du 1 au 15 août. À bientôt !',
    planted: [],
  },
];
