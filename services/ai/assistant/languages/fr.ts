import { FR_ASIDE } from './aside/fr.ts';
import { FR_CHANGES } from './changes/fr.ts';
import { FR_COMMENTS } from './comments/fr.ts';
import { FR_FIGURES } from './figures/fr.ts';
import { listWith } from './list-with.ts';
import { FR_POSTS } from './posts/fr.ts';
import { FR_PRODUCT } from './product/fr.ts';
import type { Sentences } from './says.ts';

export const FR: Sentences = {
  locale: 'fr-FR',
  at: (day, clock) => `${day} à ${clock}`,
  list: listWith('et'),
  askTopic:
    "De quoi parle la publication ? Une phrase suffit, avec ce qu'il faut savoir : quoi, quand, où, combien. Sans idée pour l'instant, partez de l'une de celles-ci.",
  topics: ['Les coulisses de notre travail', 'Merci à nos clients', 'Nous recrutons'],
  askPlatforms: (connected) => `Sur quels réseaux dois-je publier ? Vous êtes connecté à ${connected}.`,
  all: 'Sur tous',
  askWhen: (day) => (day ? `À quelle heure le ${day} ?` : 'Quand dois-je publier ?'),
  nowButton: 'Publier maintenant',
  bestButton: 'Au meilleur moment',
  tomorrowAt: (clock) => `Demain à ${clock}`,
  drafts: (count, about) =>
    `${count > 1 ? `Voici ${count} propositions` : 'Voici une proposition'}${about && ` sur ${about}`} :`,
  askDraft: (count) => (count > 1 ? 'Laquelle préférez-vous ?' : 'Vous convient-elle ?'),
  draftButtons: ['Prendre la première', 'Prendre la deuxième', 'Prendre la troisième'],
  useIt: 'Prendre la première',
  shorter: 'Plus court',
  otherDrafts: "D'autres propositions",
  chosen: (number, start) => `Proposition ${number} : « ${start} »`,
  where: 'Où',
  when: 'Quand',
  now: 'maintenant',
  confirm: (scheduled) =>
    scheduled ? 'Dois-je programmer cette publication ?' : 'Dois-je la publier maintenant ?',
  yes: (scheduled) => (scheduled ? 'Oui, programmer' : 'Oui, publier'),
  anotherTime: 'Autre heure',
  cancel: 'Annuler',
  past: (time, now, zone) => `${time} est déjà passé. Il est ${now} (${zone}).`,
  skipped: (time, zone) => `${time} n'existe pas à ${zone} : les horloges avancent à ce moment-là.`,
  tooFar: (time, years) => `${time} est trop loin. On peut programmer jusqu'à ${years} ans à l'avance.`,
  repeats:
    "Je ne peux pas répéter une publication d'ici, seulement la programmer une fois. Pour la répéter, passez par [Créer une publication](/create-post).",
  twoDays: 'Il peut s’agir de deux jours différents.',
  unclear: "Je n'ai pas compris toute cette date, et je préfère demander que deviner.",
  best: (time) => `Le meilleur moment est le **${time}**`,
  scheduleFor: (time) => `Programme-le pour ${time}`,
  dropped: "D'accord, j'ai abandonné cette publication. Rien n'a été publié, et aucun brouillon n'est gardé.",
  kept: 'Que puis-je faire d’autre ?',
  posting: 'Je publie…',
  scheduling: 'Je programme la publication…',
  notPosted: "Je n'ai rien publié. Que dois-je changer : le texte, le réseau ou l'heure ?",
  guess: 'Je ne suis pas sûr de ce que vous voulez. Est-ce l’une de ces demandes ?',
  nothingToConfirm: 'Il n’y a rien à confirmer pour l’instant. Que dois-je faire ?',
  noPost: 'Nous n’écrivons aucune publication en ce moment. De quoi doit-elle parler ?',
  notUnderstood: 'Je ne sais pas faire cela, ou je n’ai pas compris.',
  missing: (gaps) =>
    `**Il manque encore :** ${gaps.join(' ; ')}. Dites-moi ${gaps.length > 1 ? 'le premier point' : 'cela'} avec vos mots, et je l’insère ; je ne publie rien avec des crochets.`,
  tellIn: (language) =>
    `J’écris dans la langue des mots que vous me donnez, et je ne sais pas traduire. Dites-moi en ${language} de quoi il s’agit, et les brouillons seront en ${language}.`,
  misheard: 'Je n’ai pas compris.',
  stillWaits: (when, where) =>
    `Votre publication pour ${when ? `${where}, **${when}**,` : `**${where}**`} attend toujours : ${when ? 'programmez-la' : 'publiez-la'}, ou demandez autrement.`,
  waits: {
    gaps: 'Il manque encore des mots à votre publication : écrivez-les, ou demandez autrement.',
    topic: 'Il me faut encore le sujet de votre publication.',
    draft: 'Vos brouillons attendent toujours : choisissez-en un, ou demandez autrement.',
    platforms: 'Votre publication attend toujours son réseau : nommez-en un, ou demandez autrement.',
    when: 'Votre publication attend toujours son heure : dites-moi quand, ou demandez autrement.',
  },
  can: 'Je peux écrire des publications, les programmer ou les publier sur vos réseaux, trouver des hashtags et de bons moments, dire comment vos publications marchent et ce que les gens commentent, et afficher, déplacer ou annuler ce qui est programmé.',
  writeAbout: (words) => `Écris une publication : ${words}`,
  postAsIs: (words) => `Publie ceci : ${words}`,
  hashtagsFor: (words) => `Trouve des hashtags pour ${words}`,
  create: 'Créer une publication',
  showPlanned: 'Montre mes publications programmées',
  startOver: 'Recommencer',
  back: 'Revenir à ma publication',
  aside: FR_ASIDE,
  changes: FR_CHANGES,
  comments: FR_COMMENTS,
  figures: FR_FIGURES,
  posts: FR_POSTS,
  product: FR_PRODUCT,
};
