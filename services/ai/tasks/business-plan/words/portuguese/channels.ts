import type { PlanWords } from '../plan-words.ts';

export const CHANNELS: PlanWords['channels'] = {
  Instagram: {
    care: 'Cada publicação precisa de uma foto ou de um vídeo. Ponha no perfil como falar com você ou visitar o lugar.',
    paid: 'Impulsione para o seu público a publicação que foi melhor sem anúncio.',
  },
  Facebook: {
    care: 'Mantenha a página em dia e responda às mensagens em até um dia.',
    paid: 'Impulsione uma publicação ou um evento para o seu público.',
  },
  LinkedIn: {
    care: 'Escreva no seu perfil pessoal e compartilhe na página da empresa. As duas primeiras linhas decidem quem continua lendo.',
    paid: 'Patrocine um documento ou um artigo para setores e cargos escolhidos.',
  },
  Bluesky: {
    care: 'Escreva em primeira pessoa, responda aos comentários e descreva cada imagem.',
    paid: 'Não há anúncios: peça a contas com muitos seguidores que compartilhem uma publicação.',
  },
  Mastodon: {
    care: 'Descreva cada imagem, use poucas hashtags que as pessoas sigam e responda aos comentários.',
    paid: 'Não há anúncios: peça a contas com muitos seguidores que compartilhem uma publicação.',
  },
  Twitter: {
    care: 'Responda aos outros mais vezes do que publica. O Carillon ainda não publica lá: copie os textos.',
    paid: 'Impulsione um fio que as pessoas já compartilharam por conta própria.',
  },
  TikTok: {
    care: 'Grave na vertical e com legendas. O Carillon ainda não publica lá: copie os textos.',
    paid: 'Impulsione o vídeo que mais gente viu até o fim.',
  },
  YouTube: {
    care: 'Dê a cada vídeo o título da pergunta que ele responde. O Carillon ainda não publica lá: copie os textos.',
    paid: 'Mostre um guia como anúncio para quem busca essa pergunta.',
  },
};

export const OTHER_CHANNEL: PlanWords['otherChannel'] = {
  care: 'Responda aos outros mais vezes do que publica.',
  paid: 'Impulsione a publicação que foi melhor sozinha.',
};
