import type { Comments } from './en.ts';

const about = (topic: string | null): string => (topic ? ` à propos de ${topic}` : '');
const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const FR_COMMENTS: Comments = {
  noneOut: 'Aucune de vos publications n’est encore sortie, personne n’a donc pu commenter.',
  yourPosts: 'vos publications',
  yourPostsOn: (network) => `vos publications sur ${network}`,
  noneOn: (where) =>
    `Il n’y a pas encore de commentaires sur ${where}. Les nouveaux arrivent en quelques minutes, là où le réseau les donne.`,
  on: (count, where, moods, areLast) => {
    if (areLast) return `Voici les ${count} derniers commentaires sur ${where} : ${moods}.`;
    return `Il y a ${count === 1 ? 'un commentaire' : `${count} commentaires`} sur ${where} : ${moods}.`;
  },
  someInOwnWords: 'En voici quelques-uns, dans leurs propres mots :',
  inOwnWords: 'Dans leurs propres mots :',
  onPage: 'Lisez-les et répondez-y sur la page [Commentaires](/inbox).',
  moods: {
    positive: (count) => plural(count, 'positif'),
    neutral: (count) => plural(count, 'neutre'),
    negative: (count) => plural(count, 'négatif'),
    unknown: (count) => `${count} pas encore évalué${count === 1 ? '' : 's'}`,
  },
  mood: { positive: 'positif', neutral: 'neutre', negative: 'négatif', unknown: 'pas encore évalué' },
  about: (count, topic, moods, since) =>
    `${count === 1 ? 'Un commentaire' : `${count} commentaires`}${about(topic)} depuis le ${since} : ${moods}. Dans leurs propres mots :`,
  noneAbout: (topic, amongLast) =>
    `Je n’ai pas trouvé de commentaires${about(topic)}${amongLast ? ' parmi les 200 derniers' : ''}. Les nouveaux arrivent en quelques minutes, là où le réseau les donne.`,
  read: 'Lisez-les et répondez-y sur la page [Commentaires](/inbox).',
  answerLast: 'Répondre aux trois derniers commentaires',
  showNew: 'Montrer les nouveaux commentaires',
  fewWait: (count) =>
    count === 1
      ? 'Un seul commentaire attend une réponse.'
      : `Seuls ${count} commentaires attendent une réponse.`,
  noneWaits:
    'Aucun commentaire n’attend une réponse que je pourrais envoyer. Ils sont tous sur la page [Commentaires](/inbox).',
  mayNotReply:
    'Votre rôle dans cet espace de travail ne permet pas de répondre. Vous pouvez lire les commentaires sur la page [Commentaires](/inbox).',
  commentOf: (at, of, author, network) =>
    `**Commentaire ${at} sur ${of}**${author ? `, de ${author}` : ''} sur ${network} :`,
  myReply: 'Ma réponse :',
  askToSend: 'Dois-je l’envoyer ? Pour la changer, écrivez « Réponse : » et votre texte.',
  onlyYouKnow:
    'Vous seul connaissez la réponse. Écrivez « Réponse : » et votre texte, et je vous le montre avant l’envoi.',
  send: 'Oui, envoyer',
  skip: 'Passer celui-ci',
  stop: 'Arrêter',
  sent: 'Envoyée.',
  maybeSent:
    'La réponse est peut-être déjà publiée. Je vérifie auprès du réseau, et [Commentaires](/inbox) montre où elle en est.',
  notSent: (reason) => `La réponse n’a pas été envoyée. ${reason}`,
  skipped: 'Passé.',
  stopped:
    'D’accord, je n’ai rien envoyé de plus. Tous les commentaires sont sur la page [Commentaires](/inbox).',
  notAllowed:
    'Votre rôle dans cet espace de travail ne permet pas de répondre. Un rédacteur, un éditeur ou le propriétaire peut le faire.',
  lastOne: 'C’était le dernier. Tous les commentaires sont sur la page [Commentaires](/inbox).',
  noTextDraft: 'un brouillon sans texte',
  drafts: (count, topic) =>
    `Vous avez ${count === 1 ? 'un brouillon' : `${count} brouillons`}${about(topic)} :`,
  noDrafts: (topic) => `Vous n’avez aucun brouillon${about(topic)} parmi les 50 derniers.`,
  changedOn: (day) => `modifié le ${day}`,
  moreDrafts: (count) => `et ${count} de plus dans le [calendrier](/schedule-post).`,
};
