import { alternatives } from '../list-with.ts';
import type { Product } from './en.ts';
import { NETWORK_FACTS } from './network-facts.ts';

const { all, byHandle, needingMedia, textAlone } = NETWORK_FACTS;
const et = (names: readonly string[]): string => alternatives(names, 'et');
const PASSWORDS =
  byHandle.length > 0
    ? ` Pour ${et(byHandle)}, saisissez votre identifiant et un mot de passe d’application.`
    : '';

export const FR_PRODUCT: Product = {
  unknown: 'Cela, je ne le sais pas. Voici où je peux aider :',
  howTo: {
    take_data:
      'Dans votre [Profil](/account/profile), appuyez sur « Télécharger vos données » : un fichier ZIP contient tout ce qui est à vous et aux espaces de travail dont vous êtes propriétaire.',
    disconnect:
      'Sur le [tableau de bord](/dashboard), appuyez sur « Déconnecter » à côté du réseau. Ses publications programmées attendent qu’il soit reconnecté.',
    needs_media: `Les publications sur ${et(needingMedia)} demandent une image ou une vidéo. Ajoutez-la dans [Créer une publication](/create-post) ; sur ${et(textAlone)}, le texte suffit.`,
    connect: `Ouvrez le [tableau de bord](/dashboard) et appuyez sur « Connecter » à côté de ${alternatives(all, 'ou')}. Le réseau demande si Carillon peut publier pour vous, puis vous ramène ici.${PASSWORDS} Si cela n’a pas marché, réessayez et autorisez tout ce qui est demandé.`,
    networks: `Carillon publie sur ${et(all)}, et sur aucun autre réseau.`,
    media:
      'Ajoutez des images ou une vidéo dans [Créer une publication](/create-post) : jusqu’à 10 images, ou une vidéo. Ici, j’écris et je programme des publications de texte ; avec image ou vidéo, elles se font là-bas.',
    bulk: 'L’[Import en masse](/bulk-post) programme beaucoup de publications d’un coup, à partir d’un fichier CSV ou Excel avec une ligne pour chacune.',
    team: 'Les propriétaires invitent d’autres personnes sur la page [Équipe](/account/team), et y décident de ce que chacune peut faire.',
    password: 'Le mot de passe se change sur la page [Sécurité](/account/security).',
    close_account:
      'Au bas de votre [Profil](/account/profile), vous fermez votre compte. Il est supprimé deux semaines plus tard, sauf si vous vous connectez avant et le gardez.',
    time_zone:
      'Ouvrez le menu du compte et appuyez sur le fuseau horaire. Les heures que je dis et comprends sont celles du fuseau de votre compte.',
    notifications:
      'Appuyez sur la cloche : elle liste ce qui s’est passé, et ses réglages permettent de choisir ce qui vous est signalé.',
    words:
      'Je ne peux pas lire ce nombre ici. Le menu du compte montre combien de mots restent et à quoi ils ont servi, là où il y a des forfaits ; sinon, ils ne sont pas comptés. Un [forfait](/account/plan) en apporte plus.',
    business_plan:
      'Le [Générateur de plan d’affaires](/business-plan-generator) écrit un plan pour les réseaux sociaux à partir de quelques faits sur votre entreprise.',
    prices:
      'Si ce serveur vend des forfaits, leurs prix et contenus sont sous [forfaits](/pricing) ; sinon, Carillon est gratuit ici. Pour changer le vôtre, ouvrez [Forfait et facturation](/account/plan).',
    description:
      'Dans le [Créateur de descriptions](/description-generator), saisissez un sujet : il écrit une description et montre les hashtags, les émojis et la structure du texte.',
    sentiment:
      'L’[Analyse des sentiments](/sentiment-analysis) montre, d’après les commentaires, comment une publication est reçue : positif, neutre ou négatif. Choisissez-en une et appuyez sur « Analyser le sentiment ».',
    comments:
      'La page [Commentaires](/inbox) réunit les commentaires de toutes vos publications ; vous pouvez y répondre.',
    brand_voice:
      'Dans [Créer une publication](/create-post), ouvrez les détails sous le sujet : le ton, la longueur et le public peuvent y être gardés comme voix de marque.',
    hashtags:
      'La [Recherche de hashtags](/hashtags-finder) trouve des hashtags pour un mot ou un texte entier ; moi aussi.',
    figures:
      'Vos chiffres sont sur le [tableau de bord](/dashboard), ceux de chaque publication dans le [tableau complet](/analytics), et le [rapport](/report) est fait pour être imprimé.',
    calendar:
      'Le [calendrier](/schedule-post) montre toutes les publications programmées par jour ; déplacez-en une pour changer son heure. Je les liste aussi.',
    posting:
      'Dites-moi de quoi parle la publication, où elle va et quand, par exemple « Écris une publication sur nos soldes d’été pour LinkedIn et programme-la pour vendredi à 10 h ». Rien ne sort avant que vous confirmiez. Vous pouvez aussi passer par [Créer une publication](/create-post) ou par un jour du [calendrier](/schedule-post).',
  },
  noneConnected: 'Aucun compte n’est encore connecté.',
  areConnected: 'Voici ce qui est connecté :',
  connectOnDashboard: 'Les comptes se connectent et se déconnectent sur le [tableau de bord](/dashboard).',
  standing: {
    reconnect: 'doit être reconnecté',
    notSetUp: 'n’est pas configuré sur ce serveur',
    notConnected: 'non connecté',
    withoutPage: 'connecté, sans page ni compte',
    connected: 'connecté',
  },
  price: (plan, monthly, yearly, prepaid, months, once) =>
    `- **${plan} :** ${monthly} $ par mois, ${yearly} $ par an, ${prepaid} $ d’avance pour ${months} mois, ou ${once} $ une seule fois pour toujours`,
  seePlans:
    'Ce que comprend chaque forfait est sous [forfaits](/pricing). Pour changer le vôtre, ouvrez [Forfait et facturation](/account/plan).',
  isFree: 'Ce serveur ne vend pas de forfaits, Carillon est donc gratuit ici.',
  noHashtags: (topic) => `Je n’ai trouvé aucun hashtag pour **${topic}**. Essayez d’autres mots.`,
  onlyItself: (topic, tag) =>
    `Je ne connais pas de hashtags qui vont avec **${topic}**. Le mot lui-même en fait un : #${tag}.`,
  addHashtags: 'Ajouter des hashtags',
  postAbout: (topic) => `Écris une publication sur ${topic}`,
  hashtagsFor: (topic) => `Hashtags pour **${topic}**, les plus adaptés d’abord :`,
  fewAreEnough: 'Trois à cinq suffisent pour la plupart des publications.',
  whichTopic:
    'Pour quel sujet sont les hashtags ? Quelques mots suffisent, comme « boulangerie végane » ou « soldes de printemps ».',
  inOwnPosts: (count) => (count === 1 ? 'dans une de vos publications' : `dans ${count} de vos publications`),
};
