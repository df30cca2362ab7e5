import type { ChangeName } from '../../proposal.ts';
import type { Changes } from './en.ts';

const VERB: Readonly<Record<ChangeName, string>> = {
  reschedule: 'déplacer',
  cancel: 'annuler',
  publish_now: 'publier maintenant',
  retry: 'republier',
  delete: 'supprimer',
  take_down: 'retirer du réseau',
};
const dois = (change: ChangeName, count: number): string => {
  if (count > 1) return `Dois-je les ${VERB[change]}`;
  return `Dois-je ${/^[aeéh]/.test(VERB[change]) ? 'l’' : 'la '}${VERB[change]}`;
};

export const FR_CHANGES: Changes = {
  newTime: 'Quelle est la nouvelle heure ?',
  plannedFor: (post, when) => `${post} est prévue pour le ${when}. Quelle est la nouvelle heure ?`,
  hourLater: 'Une heure plus tard',
  leave: 'Laisser ainsi',
  which: (change) => `Quelle publication dois-je ${VERB[change]} ?`,
  moreThanListed: (count) =>
    count === 1
      ? 'Il y en a encore une : nommez-la par ses mots.'
      : `Il y en a encore ${count} : nommez-la par ses mots.`,
  numbered: (number, about) => `Numéro ${number} (${about})`,
  forbidden:
    'Votre rôle dans cet espace de travail ne permet pas de modifier des publications. Un éditeur ou le propriétaire peut le faire.',
  nothing: {
    reschedule: 'Vous n’avez aucune publication programmée à déplacer.',
    cancel: 'Vous n’avez aucune publication programmée à annuler.',
    publish_now: 'Vous n’avez aucune publication programmée à publier maintenant.',
    retry: 'Vous n’avez aucune publication en échec.',
    delete: 'Vous n’avez aucune publication à supprimer.',
    take_down: 'Vous n’avez aucune publication en ligne à retirer.',
  },
  notFound: 'Je n’ai pas trouvé cette publication.',
  ask: (change, count, time) => `${dois(change, count)}${time ? ` au ${time}` : ''} ?`,
  askBoth: (published, planned) =>
    `Dois-je retirer du réseau ${published === 1 ? 'la publication en ligne' : `les ${published} publications en ligne`} et annuler ${planned === 1 ? 'celle qui est programmée' : `les ${planned} qui sont programmées`} ?`,
  yes: (change) => `Oui, ${VERB[change]}`,
  many: (yes) =>
    `C’est beaucoup d’un coup : écrivez « ${yes} » si c’est bien ce que vous voulez. Un simple oui ne suffit pas.`,
  notEnough: (yes) => `Un oui ne suffit pas pour autant. Écrivez « ${yes} » ou « Laisser ainsi ».`,
  clearYes: (change, posts) =>
    `${VERB[change].charAt(0).toUpperCase()}${VERB[change].slice(1)} : les ${posts} publications`,
  andMore: (count) => `et ${count} de plus`,
  theseOf: (count, limit) =>
    `Ces ${count} publications (j’en vois ${limit} par liste ; s’il y en a plus, redemandez-moi pour le reste)`,
  posts: (count, places, areNetworks) => {
    const posts = count === 1 ? 'Une publication' : `${count} publications`;
    if (places === null) return posts;
    if (count > 1) return `${posts}, ${places} en comptant chaque compte`;
    return `${posts} sur ${places} ${areNetworks ? 'réseaux' : 'comptes'}`;
  },
  state: {
    planned: (count) => (count === 1 ? '1 programmée' : `${count} programmées`),
    failed: (count) => `${count} en échec`,
    published: (count) => (count === 1 ? '1 publiée' : `${count} publiées`),
    canceled: (count) => (count === 1 ? '1 annulée' : `${count} annulées`),
  },
  deletesAll:
    'Une publication est supprimée sur tous les réseaux de la liste ; ce qui est programmé ne sortira pas.',
  staysOut:
    'Ce qui est publié reste sur son réseau ; supprimez-le aussi là-bas si vous voulez qu’il disparaisse.',
  canTakeDown:
    'Là où le réseau le permet, je peux aussi la retirer du réseau : écrivez « Retirer du réseau ».',
  takesDown:
    'Elle sera supprimée du réseau pour tout le monde, avec ses mentions J’aime et ses réponses. C’est irréversible.',
  areDrafts: (change, count) =>
    count === 1
      ? `C’est un brouillon et non une publication : je ne peux pas le ${VERB[change]}. Ouvrez-le pour le terminer ou le supprimer :`
      : `Ce sont des brouillons et non des publications : je ne peux pas les ${VERB[change]}. Ouvrez-en un pour le terminer ou le supprimer :`,
  noneThatWay: 'Je n’en ai trouvé aucune ainsi.',
  wholeCancel:
    'Une publication est supprimée sur tous ses réseaux à la fois. Sur un seul, je peux l’annuler, et le reste demeure programmé.',
  wholeDelete: 'Une publication est supprimée sur tous ses réseaux à la fois. Sur un seul, c’est impossible.',
  noBetterTime: 'Je ne connais pas de meilleur moment qu’un autre.',
  alreadyOut:
    'Cette publication est déjà sortie, je ne peux donc pas la retirer. Supprimez-la sur son réseau.',
  nothingToUndo: 'Je n’ai encore rien fait que l’on puisse annuler.',
  wayBack: (change, page) => {
    switch (change) {
      case 'reschedule':
        return 'Je ne peux pas revenir en arrière en une seule étape. Dites-moi quelle publication déplacer, et à quand.';
      case 'cancel':
        return `Une publication annulée ne revient pas d’elle-même. Ouvrez ${page ? `[sa page](${page})` : 'sa page'} pour la dupliquer, puis programmez la copie.`;
      case 'delete':
      case 'take_down':
        return 'Ce qui est supprimé l’est pour de bon. Dites-moi de quoi il s’agissait, et je l’écris à nouveau.';
      default:
        return 'Pour retirer une publication en ligne, écrivez « Retirer du réseau ». Là où Carillon ne le peut pas, supprimez-la sur le réseau.';
    }
  },
  leftAsIs: 'D’accord, je n’ai rien changé.',
  leftPosts: 'D’accord, je n’ai pas touché à vos publications.',
  allRight: 'D’accord.',
  wentOn:
    'Cette conversation a continué ailleurs, je n’ai donc encore rien fait. Voici ce que j’ai dit en dernier :',
  cancelOrLeave:
    'Voulez-vous annuler la publication, ou la laisser telle quelle ? Écrivez « Annuler la publication » ou « Laisser ainsi ».',
  cancelIt: 'Annuler la publication',
  mayBeOut:
    'J’ai arrêté la publication que vous aviez confirmée. Elle est peut-être déjà en route : regardez votre [tableau de bord](/dashboard). Vous pouvez l’y annuler ou la supprimer.',
  refused:
    'Votre rôle dans cet espace de travail ne le permet pas. Un éditeur ou le propriétaire peut le faire.',
  allDone: (count) => `Les ${count} sont faites.`,
  someDone: (done, of) => `${done} sur ${of} sont faites, ${of - done} n’ont pas pu l’être :`,
  moreLikeThese: (count) => `Et ${count} autres de même.`,
  failedOn: (post, network, reason) => `${post} sur ${network} : ${reason}`,
  oneAtATime: (command: string): string => `Je fais une chose à la fois. Envoyez-moi ensuite « ${command} ».`,
  tryAgain: 'Réessayer',
  postStatus: 'Voir où en est la publication',
};
