import type { BudgetWords } from '../budget-words.ts';

export const BUDGET: BudgetWords = {
  per: {
    day: 'al día',
    week: 'por semana',
    month: 'al mes',
    quarter: 'por trimestre',
    year: 'al año',
    all: 'para todo el plazo',
  },
  sum: (money, per) => `${money} ${per}`,
  given: (text, sum) => `Indicaste «${text}». El plan cuenta con ${sum}.`,
  noMoney: 'Sin dinero, el plan solo cuesta tiempo.',
  timeOnly: (text) => `Indicaste «${text}»: tiempo, y nada de dinero. Al plan le basta.`,
  unread: (text) =>
    `Indicaste «${text}», sin una cantidad clara. Mientras no la haya, el plan solo cuesta tiempo.`,
  head: (per) => ['Partida', 'Detalle', `Importe ${per}`],
  total: 'Total',
  shares: {
    boosting: ['Promoción', ''],
    material: ['Material', 'Accesorios, luz, impresiones'],
    filmMaterial: ['Material', 'Soporte para el móvil, micrófono de solapa, luz'],
    reach: ['Alcance de pago', ''],
    photos: ['Fotos', 'Una sesión de fotos al mes'],
    photosAndVideo: ['Fotos y video', 'Una sesión al mes con un fotógrafo, para fotos y clips cortos'],
    texts: ['Textos y diseño', 'Ayuda externa para plantillas y textos más largos'],
    campaigns: ['Campañas de pago', ''],
    photoProduction: ['Producción', 'Fotos, documentos y diseño hechos por profesionales'],
    videoProduction: [
      'Producción',
      'Video, fotos y diseño hechos por profesionales, en dos días de producción',
    ],
    experts: ['Textos de expertos', 'Entrevistas con tus especialistas, redactadas y revisadas'],
    creators: [
      'Creadores y colaboraciones',
      'Creadores locales que enseñan lo que haces, indicando que es publicidad',
    ],
    hiringPeople: ['Personal', 'Alguien que responda mensajes y candidaturas cada día laborable'],
    people: ['Personal', 'Alguien que planifique, responda y haga informes cada día laborable'],
    measuring: ['Medición', 'Páginas de destino, seguimiento de consultas, un informe al mes'],
    reserve: ['Reserva', 'Para imprevistos'],
  },
  time: {
    hours: ['Partida', 'Detalle', 'Horas por semana'],
    minutes: ['Partida', 'Detalle', 'Minutos por semana'],
    material: ['Material', 'Fotos y notas durante la semana, mientras trabajas'],
    writing: ['Escribir', 'Todas las publicaciones de la semana de una sentada'],
    answers: ['Responder', 'Diez minutos al día'],
    answersInTime: 'Un poco cada día',
  },
};
