import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('es', { one: 'publicación', other: 'publicaciones' });
const COUNTS = ['', 'una', 'dos', 'tres', 'cuatro'];
const weeksText = counter('es', { one: 'semana', other: 'semanas' });

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'Resumen',
    audience: 'Público objetivo',
    own: 'Lo que solo tú puedes contar',
    platforms: 'Estrategia por red',
    content: 'Pilares de contenido',
    rhythm: 'Ritmo de publicación',
    calendar: 'Calendario de cuatro semanas',
    budget: 'Presupuesto',
    firstDays: 'Los primeros 30 días',
    measures: 'Medir los resultados',
    challenges: 'Respuestas a tus dificultades',
  },
  posts,
  summary: {
    business: 'Negocio:',
    audience: 'Público:',
    goals: 'Objetivos:',
    rhythm: (count, channels) => `${count} por semana en ${channels}.`,
    timeframe: (text, weeks) =>
      weeks === null
        ? `Plazo: ${text}, en ciclos de cuatro semanas.`
        : `Plazo: ${text} (${weeksText(weeks)}), en ciclos de cuatro semanas.`,
    noTimeframe: (weeks) =>
      `No indicaste un plazo, así que el plan cubre ${weeksText(weeks)}, en ciclos de cuatro semanas.`,
    noAmount: 'No indicaste un presupuesto: todo lo que sigue funciona sin dinero.',
    means: {
      small: (sum) => `Tu presupuesto de ${sum} da para mostrar una publicación al mes a más gente.`,
      medium: (sum) =>
        `Tu presupuesto de ${sum} paga un alcance constante y mejores imágenes; los textos siguen siendo cosa tuya.`,
      large: (sum) =>
        `Tu presupuesto de ${sum} paga campañas, producción y a alguien que se ocupe cada día laborable.`,
    },
  },
  audience: {
    reach: (who) => `Tu público: ${who}.`,
    ask: (who) => `¿Dónde pide consejo este público: «${who}»?`,
  },
  own: {
    intro: 'Nadie más podría publicar esto. Rellena los corchetes.',
    asked: (who) => `¿Cuál fue la última pregunta de alguien de tu público («${who}»), palabra por palabra?`,
    wish: (text) => `¿Qué vas a enseñar este mes de lo que pediste (${text})?`,
    goal: (count, isTarget) => `la cifra de hoy${isTarget ? '' : ' y la que sería suficiente'} (${count})`,
    challenge: (text) => `¿Para quién no fue un obstáculo «${text}», y por qué?`,
    season: 'qué cambia entonces y con cuánta antelación decide la gente',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `Con tu tiempo y tu dinero puedes llevar bien una red: ${channels}.`
        : `Con tu tiempo y tu dinero puedes llevar bien ${COUNTS[count] ?? count} redes: ${channels}.`,
    first: (pillar) => `Empieza con «${pillar}».`,
    formats: (list) => `Formatos: ${list}.`,
  },
  content: {
    asked: (text) => `Lo que pediste: ${text}.`,
    noVideo: 'Por eso el calendario no tiene videos.',
    video: 'Por eso los videos van primero donde la red los permite.',
    first: (pillar) => `Aplícalo primero a «${pillar}».`,
    head: ['Pilar', 'Parte', 'Por qué', 'Por ejemplo'],
    measure: (count) => `Qué contar: ${count}.`,
  },
  rhythm: {
    head: ['Red', 'Por semana', 'Contenido'],
    main: (channel) => `Hecho para ${channel}`,
    other: (main, channel) => `Lo mejor de ${main}, adaptado a ${channel}`,
    time: (text) => `Tu tiempo: ${text}.`,
    needs: {
      none: 'Reserva 3 horas por semana.',
      small: 'Reserva 4 horas por semana.',
      medium: 'Reserva 6 horas por semana.',
      large: 'Cuenta con alguien a tiempo parcial, o con una agencia con una sola persona de contacto.',
    },
    start: {
      companies: 'Al principio, publica por la mañana entre semana; después, guíate por tus propias cifras.',
      people: 'Al principio, publica a última hora de la tarde; después, guíate por tus propias cifras.',
    },
  },
  calendar: {
    intro: (channel) => `Para ${channel}.`,
    others: (channels) => `En ${channels}, usa lo mejor de la semana anterior.`,
    again: (post) => `${post} (otra vez, de otra forma)`,
    head: ['Semana', 'Día', 'Formato', 'Publicación', 'Pilar'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Días ${from}–${to}`,
    profile: (channel, thing, who) =>
      `En tu perfil de ${channel}, di qué haces («${thing}»), para quién («${who}») y cómo contactarte.`,
    note: (count) => `Apunta la cifra de hoy (${count}).`,
    collect: (pillar, first, second) => `Reúne material para «${pillar}»: «${first}» y «${second}».`,
    schedule: (count) => `Programa ${count}.`,
    firstPost: (pillar) => `Lanza la primera publicación de «${pillar}».`,
    paid: {
      small: (channel) => `Promociona la mejor publicación en ${channel} durante cinco días.`,
      medium: (channel) =>
        `Promociona tus dos mejores publicaciones en ${channel} con el mismo presupuesto y compáralas.`,
      large: (channels) =>
        `Prueba dos mensajes en cada red (${channels}) y detén el más débil al cabo de una semana.`,
    },
    unpaid: (who) =>
      `Pide a tres personas cercanas a tu público («${who}») que compartan la mejor publicación.`,
    compare: (count) => `Compara con el día 3 (${count}) y ajusta el calendario.`,
  },
  measures: {
    head: ['Objetivo', 'Qué contar', 'Dónde', 'Si se estanca'],
    budget: [
      'Presupuesto',
      'Coste por resultado',
      'Gasto dividido entre resultados',
      'Detén la publicación más cara',
    ],
    targets: (list, count) => (count > 1 ? `Tus metas: ${list}.` : `Tu meta: ${list}.`),
    noTarget: 'No indicaste una meta: cuenta durante 30 días y luego fija una.',
    reviewAfter: (weeks) => `Revisa el plan al cabo de ${weeksText(weeks)}.`,
    reviewAtEnd: 'Revisa el plan al final de tu plazo.',
  },
  challenges: {
    none: 'No indicaste ninguna dificultad. [¿Qué ha frenado a la gente hasta ahora?]',
    unknown: '[¿A quién aleja esto, y qué has probado ya?] De eso depende la respuesta.',
  },
};
