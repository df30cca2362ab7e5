import type { PlanWords } from '../plan-words.ts';

export const CHANNELS: PlanWords['channels'] = {
  Instagram: {
    care: 'Chaque publication demande une image ou une vidéo. Indiquez dans le profil comment vous joindre ou venir.',
    paid: 'Sponsorisez auprès de votre public la publication qui a le mieux marché sans publicité.',
  },
  Facebook: {
    care: 'Tenez la page à jour, et répondez aux messages dans la journée.',
    paid: 'Sponsorisez une publication ou un événement auprès de votre public.',
  },
  LinkedIn: {
    care: 'Écrivez depuis votre profil personnel, puis partagez sur la page de l’entreprise. Les deux premières lignes décident de la suite.',
    paid: 'Sponsorisez un document ou un article pour des secteurs et des fonctions choisis.',
  },
  Bluesky: {
    care: 'Écrivez en votre nom, répondez aux réactions et décrivez chaque image.',
    paid: 'Il n’y a pas de publicité : demandez à des comptes très suivis de partager une publication.',
  },
  Mastodon: {
    care: 'Décrivez chaque image, utilisez peu de hashtags mais suivis, et répondez aux réactions.',
    paid: 'Il n’y a pas de publicité : demandez à des comptes très suivis de partager une publication.',
  },
  Twitter: {
    care: 'Répondez aux autres plus souvent que vous ne publiez. Carillon n’y publie pas encore : copiez les textes.',
    paid: 'Sponsorisez un fil déjà partagé spontanément.',
  },
  TikTok: {
    care: 'Filmez à la verticale, avec des sous-titres. Carillon n’y publie pas encore : copiez les textes.',
    paid: 'Sponsorisez la vidéo la plus regardée jusqu’au bout.',
  },
  YouTube: {
    care: 'Donnez pour titre à chaque vidéo la question à laquelle elle répond. Carillon n’y publie pas encore : copiez les textes.',
    paid: 'Montrez un guide en publicité à ceux qui cherchent cette question.',
  },
};

export const OTHER_CHANNEL: PlanWords['otherChannel'] = {
  care: 'Répondez aux autres plus souvent que vous ne publiez.',
  paid: 'Sponsorisez la publication qui a le mieux marché seule.',
};
