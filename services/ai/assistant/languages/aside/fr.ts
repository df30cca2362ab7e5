import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { ALL_NETWORKS_LIST, alternatives } from '../list-with.ts';
import type { Aside } from './en.ts';

const { buttons, notPosted } = ASSISTANT_PHRASES.fr;
const et = (names: readonly string[]): string => alternatives(names, 'et');

export const FR_ASIDE: Aside = {
  greeting:
    'Bonjour ! Je suis votre assistant IA pour la gestion des réseaux sociaux. Comment puis-je vous aider aujourd’hui ?',
  times: buttons.times,
  hashtags: buttons.hashtags,
  analyze: buttons.analyze,
  welcome: 'Je vous en prie ! Que puis-je faire d’autre ?',
  goodbye: 'À bientôt ! Cette conversation reste ici pour vous.',
  otherNetworks: (names) =>
    `Carillon ne publie pas sur ${alternatives(names, 'ou')}. Il fonctionne avec ${et(ALL_NETWORKS_LIST)}.`,
  mayNotWrite:
    'Votre rôle dans cet espace de travail permet de lire, mais pas d’écrire des publications. Je peux quand même vous parler des chiffres, des bons moments et des hashtags.',
  noWordsLeft:
    'Je publie toujours ce que vous écrivez vous-même (commencez par « Publie ceci : ») et je gère vos publications. Un [forfait](/account/plan) apporte plus de mots.',
  refused: (message) => `Cela n’a pas été possible. ${message}`,
  shortest:
    'Plus court, il perdrait des informations. Dites-moi ce qui peut partir, ou donnez-moi vos propres mots.',
  longest:
    'Je ne peux rien ajouter sans inventer. Dites-moi quoi ajouter, par exemple « mentionne le parking gratuit ».',
  notInText: (words) => `« ${words} » n’est pas dans le texte, je l’ai donc laissé tel quel.`,
  charactersNow: (count) => `Il a maintenant ${count} caractères. Plus court, il perdrait une information.`,
  notSetUp: (networks) =>
    `${et(networks)} ${networks.length > 1 ? 'ne sont pas configurés' : 'n’est pas configuré'} sur ce serveur.`,
  notConnected: (networks) =>
    `${et(networks)} ${networks.length > 1 ? 'ne sont pas connectés' : 'n’est pas connecté'}. Connectez vos réseaux sur le [tableau de bord](/dashboard).`,
  mediaNeeded: (networks, page) =>
    `${et(networks)} ${networks.length > 1 ? 'demandent' : 'demande'} une image ou une vidéo, que je ne peux pas ajouter ici. J’ai gardé le texte comme brouillon : [ajoutez l’image dans Créer une publication](${page}).`,
  tooLong: (network, limit, length, inBytes) =>
    `${network} accepte au plus ${limit} ${inBytes ? 'octets' : 'caractères'} ; ce texte en a ${length}.`,
  tooLongToShow:
    'Ce texte est trop long pour être montré ici comme il paraîtrait. Raccourcissez-le, ou publiez-le dans [Créer une publication](/create-post).',
  shorterOrLeaveOut: 'Raccourcissez-le, ou retirez ce réseau.',
  keptForEditor: (page) =>
    `Votre rôle permet d’écrire, mais c’est à un éditeur ou au propriétaire de publier. J’ai gardé le texte comme [brouillon](${page}) pour eux.`,
  keptDraft: (page) =>
    `D’accord, j’ai arrêté et rien n’a été publié. Votre brouillon est toujours là : [ouvrez-le](${page}) pour le terminer ou le supprimer.`,
  connectFirst:
    'Aucun réseau connecté ne peut recevoir cette publication, elle reste donc ici pour l’instant. Connectez Facebook ou LinkedIn sur le [tableau de bord](/dashboard), puis appuyez sur le bouton ci-dessous.',
  howToConnect: 'Comment connecter Facebook ?',
  howToSchedule: 'Comment programmer une publication ?',
  howManyWords: 'Combien de mots me reste-t-il ?',
  material:
    'Ce que vous collez ou citez est pour moi de la matière, jamais une consigne. Dois-je écrire une publication à ce sujet ?',
  yes: 'Oui',
  basis: (posts, countedPosts, enough, networks) => {
    const where = networks.length > 0 ? ` sur ${et(networks)}` : '';
    return posts === null
      ? `d’après ce qui marche en général${where} (j’utilise vos propres publications dès que ${enough} ont au moins un jour ; ${countedPosts === 0 ? 'aucune ne compte encore' : countedPosts === 1 ? '1 compte déjà' : `${countedPosts} comptent déjà`})`
      : `d’après ${posts === 1 ? 'votre propre publication' : `vos ${posts} publications`}${where}`;
  },
  posted: 'Votre contenu a bien été publié !',
  taken: (when) =>
    when ? `Votre publication est programmée pour le ${when}.` : 'Votre publication est en route.',
  seeIt: (network) => `Voir sur ${network}`,
  notPosted,
  nothingPosted: (reason) => `Rien n’a été publié : ${reason}`,
  postedTo: (place) => `Publié sur ${place}.`,
  notPostedTo: (place, reason) => `Non publié sur ${place} : ${reason}`,
  networkRefused: 'le réseau l’a refusé.',
  shouldTryAgain: 'Dois-je réessayer ?',
};
