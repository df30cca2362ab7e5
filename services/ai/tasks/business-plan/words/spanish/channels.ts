import type { PlanWords } from '../plan-words.ts';

export const CHANNELS: PlanWords['channels'] = {
  Instagram: {
    care: 'Cada publicación necesita una foto o un video. Pon en el perfil cómo contactarte o visitarte.',
    paid: 'Promociona entre tu público la publicación que mejor funcionó sin publicidad.',
  },
  Facebook: {
    care: 'Mantén la página al día y responde a los mensajes en un día.',
    paid: 'Promociona una publicación o un evento entre tu público.',
  },
  LinkedIn: {
    care: 'Escribe desde tu perfil personal y compártelo en la página de la empresa. Las dos primeras líneas deciden quién sigue leyendo.',
    paid: 'Promociona un documento o un artículo en sectores y cargos elegidos.',
  },
  Bluesky: {
    care: 'Escribe en primera persona, responde a los comentarios y describe cada imagen.',
    paid: 'No hay anuncios: pide a cuentas con muchos seguidores que compartan una publicación.',
  },
  Mastodon: {
    care: 'Describe cada imagen, usa pocas etiquetas que la gente siga y responde a los comentarios.',
    paid: 'No hay anuncios: pide a cuentas con muchos seguidores que compartan una publicación.',
  },
  Twitter: {
    care: 'Responde a otros más a menudo de lo que publicas. Carillon aún no publica ahí: copia los textos.',
    paid: 'Promociona un hilo que la gente ya compartió por su cuenta.',
  },
  TikTok: {
    care: 'Graba en vertical y con subtítulos. Carillon aún no publica ahí: copia los textos.',
    paid: 'Promociona el video que más gente vio hasta el final.',
  },
  YouTube: {
    care: 'Pon de título a cada video la pregunta que responde. Carillon aún no publica ahí: copia los textos.',
    paid: 'Muestra una guía como anuncio a quien busca esa pregunta.',
  },
};

export const OTHER_CHANNEL: PlanWords['otherChannel'] = {
  care: 'Responde a otros más a menudo de lo que publicas.',
  paid: 'Promociona la publicación que mejor funcionó sola.',
};
