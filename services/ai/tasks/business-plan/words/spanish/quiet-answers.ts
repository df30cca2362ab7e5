import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that get no posts of their own. */
export const QUIET_ANSWERS: PlanWords['quiet'] = {
  sizes: () =>
    'Las tallas se resuelven midiendo: pon una longitud en centímetros junto a cada talla, di si el modelo talla pequeño o grande, y pide una foto de lo que hoy queda bien. Cuenta las devoluciones por motivo durante un mes.',
  season: () =>
    'Vende las semanas flojas mientras duran las buenas: seis semanas antes, enseña qué es mejor entonces (más tiempo, más sitio, más calma), con fechas y una oferta que acabe con la temporada. En las semanas buenas, pregunta a quién puedes escribir cuando llegue el momento.',
  trust: () =>
    'Enseña la prueba antes que la afirmación: un nombre, un documento, un lugar, un resultado que se pueda comprobar. Responde a las críticas en público en un día: qué vas a hacer y para cuándo. Después, di que está hecho.',
  secrecy: () =>
    'Escribe sobre situaciones, nunca sobre casos: cambia el lugar, la cantidad y el año, y pide a una segunda persona que compruebe que no se reconoce a nadie. Lo general no es asesoramiento; dilo en la publicación.',
  time: ({ posts, time }) =>
    time
      ? `Cabe en tu tiempo (${time}): ${posts} por semana, con todo preparado de una sentada. En una semana llena, sáltate una publicación y responde comentarios.`
      : `${posts} por semana, con todo preparado de una sentada. En una semana llena, sáltate una publicación y responde comentarios.`,
  camera: () =>
    'Las manos, las herramientas y las voces no necesitan cara: graba desde arriba y pon el texto en la imagen.',
  ideas: () =>
    'Cada pregunta de tu público es una publicación. Apunta las próximas diez palabra por palabra; el calendario de arriba tiene sitio para ellas.',
  reach: ({ channel }) =>
    `En ${channel}, otros ya llegan a la gente que buscas. Elige a tres y haz una publicación conjunta con cada uno. Lo que se compartió merece una segunda parte.`,
  engagement: () =>
    'Pide que elijan entre dos cosas que de verdad tienes que decidir, y cuenta después qué ganó.',
  budget: ({ hasMoney }) =>
    hasMoney
      ? 'Empieza con la publicación que funcionó gratis, y sube la cantidad mientras cada resultado no salga más caro.'
      : 'No pagues por nada que no haya funcionado gratis. Hasta entonces, tu presupuesto es la gente que comparte tus publicaciones.',
  routine: () =>
    'Reserva una hora fija a la semana y programa las publicaciones con dos semanas de antelación.',
};
