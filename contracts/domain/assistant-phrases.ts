import type { Locale } from './locales.ts';

interface Phrases {
  /** Texts of the page's own buttons. */
  readonly buttons: {
    readonly create: string;
    readonly times: string;
    readonly hashtags: string;
    readonly analyze: string;
    readonly createContent: string;
    readonly timesOnNetworks: string;
    readonly hashtagsForFitness: string;
    readonly analyzeMine: string;
    readonly withImage: string;
    readonly suggestHashtags: string;
    readonly tryAgain: string;
  };
  /** For a post that wasn't published for an unknown reason. */
  readonly notPosted: string;
  /** The message that the page sends when the user picks a network or a time that a reply offered. */
  postTo(network: string): string;
  scheduleFor(time: string): string;
}

/** Messages that the assistant's page sends for its user, in each language. The page and the service share them. */
export const ASSISTANT_PHRASES: Readonly<Record<Locale, Phrases>> = {
  en: {
    buttons: {
      create: 'Create new content',
      times: 'Suggest optimal posting times',
      hashtags: 'Find trending hashtags',
      analyze: 'Analyze performance',
      createContent: 'Create social media content for my business',
      timesOnNetworks: 'What are the best times to post on Instagram and Facebook?',
      hashtagsForFitness: 'Find trending hashtags for my fitness business',
      analyzeMine: 'Analyze my social media performance',
      withImage: 'Create a social media post with an image',
      suggestHashtags: 'Suggest trending hashtags',
      tryAgain: 'Try again',
    },
    notPosted: 'I encountered an error while trying to post your content. Please try again.',
    postTo: (network) => `Let's post to ${network}`,
    scheduleFor: (time) => `Schedule it for ${time}`,
  },
  ar: {
    buttons: {
      create: 'إنشاء محتوى جديد',
      times: 'اقتراح أفضل أوقات النشر',
      hashtags: 'البحث عن وسوم رائجة',
      analyze: 'تحليل الأداء',
      createContent: 'أنشئ محتوى لوسائل التواصل لنشاطي التجاري',
      timesOnNetworks: 'ما أفضل أوقات النشر على Instagram وFacebook؟',
      hashtagsForFitness: 'ابحث عن وسوم رائجة لنشاطي في مجال اللياقة البدنية',
      analyzeMine: 'حلّل أدائي على وسائل التواصل',
      withImage: 'أنشئ منشورًا لوسائل التواصل مع صورة',
      suggestHashtags: 'اقترح وسومًا رائجة',
      tryAgain: 'المحاولة مرة أخرى',
    },
    notPosted: 'حدث خطأ أثناء محاولة نشر المحتوى. يُرجى إعادة المحاولة.',
    postTo: (network) => `لننشر على ${network}`,
    scheduleFor: (time) => `جدوله في ${time}`,
  },
  de: {
    buttons: {
      create: 'Neuen Beitrag erstellen',
      times: 'Gute Zeiten vorschlagen',
      hashtags: 'Passende Hashtags finden',
      analyze: 'Leistung auswerten',
      createContent: 'Erstelle Social-Media-Inhalte für mein Unternehmen',
      timesOnNetworks: 'Wann poste ich am besten auf Instagram und Facebook?',
      hashtagsForFitness: 'Finde Hashtags für mein Fitnessstudio',
      analyzeMine: 'Werte meine Social-Media-Leistung aus',
      withImage: 'Erstelle einen Beitrag mit einem Bild',
      suggestHashtags: 'Schlag passende Hashtags vor',
      tryAgain: 'Erneut versuchen',
    },
    notPosted: 'Beim Veröffentlichen ist ein Fehler aufgetreten. Bitte versuch es erneut.',
    postTo: (network) => `Poste es auf ${network}`,
    scheduleFor: (time) => `Plane ihn für ${time}`,
  },
  es: {
    buttons: {
      create: 'Crear contenido nuevo',
      times: 'Sugerir las mejores horas para publicar',
      hashtags: 'Buscar hashtags en tendencia',
      analyze: 'Analizar el rendimiento',
      createContent: 'Crea contenido de redes sociales para mi negocio',
      timesOnNetworks: '¿Cuáles son las mejores horas para publicar en Instagram y Facebook?',
      hashtagsForFitness: 'Busca hashtags en tendencia para mi negocio de fitness',
      analyzeMine: 'Analiza mi rendimiento en redes sociales',
      withImage: 'Crea una publicación con una imagen para redes sociales',
      suggestHashtags: 'Sugerir hashtags en tendencia',
      tryAgain: 'Reintentar',
    },
    notPosted: 'Se produjo un error al publicar tu contenido. Vuelve a intentarlo.',
    postTo: (network) => `Publícalo en ${network}`,
    scheduleFor: (time) => `Prográmalo para ${time}`,
  },
  fr: {
    buttons: {
      create: 'Créer du contenu',
      times: 'Suggérer les meilleurs moments pour publier',
      hashtags: 'Trouver les hashtags tendance',
      analyze: 'Analyser les performances',
      createContent: 'Créer du contenu pour les réseaux sociaux de mon entreprise',
      timesOnNetworks: 'Quel est le meilleur moment pour publier sur Instagram et Facebook ?',
      hashtagsForFitness: 'Trouver des hashtags pour mon entreprise de fitness',
      analyzeMine: 'Analyser mes performances sur les réseaux sociaux',
      withImage: 'Créer une publication avec une image pour les réseaux sociaux',
      suggestHashtags: 'Suggérer des hashtags tendance',
      tryAgain: 'Réessayer',
    },
    notPosted: 'Une erreur s’est produite lors de la publication de votre contenu. Veuillez réessayer.',
    postTo: (network) => `Publie-le sur ${network}`,
    scheduleFor: (time) => `Programme-le pour ${time}`,
  },
  'pt-BR': {
    buttons: {
      create: 'Criar novo conteúdo',
      times: 'Sugerir os melhores horários para publicar',
      hashtags: 'Encontrar hashtags em alta',
      analyze: 'Analisar o desempenho',
      createContent: 'Crie conteúdo de redes sociais para meu negócio',
      timesOnNetworks: 'Quais são os melhores horários para publicar no Instagram e no Facebook?',
      hashtagsForFitness: 'Encontre hashtags em alta para meu negócio de fitness',
      analyzeMine: 'Analise meu desempenho nas redes sociais',
      withImage: 'Crie uma publicação para redes sociais com uma imagem',
      suggestHashtags: 'Sugira hashtags em alta',
      tryAgain: 'Tentar de novo',
    },
    notPosted: 'Ocorreu um erro ao tentar publicar seu conteúdo. Tente de novo.',
    postTo: (network) => `Publique em ${network}`,
    scheduleFor: (time) => `Agendar para ${time}`,
  },
};
