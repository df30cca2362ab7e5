import type { PlanWords } from '../plan-words.ts';

export const GOALS: PlanWords['goals'] = {
  adoptions: () => ({
    count: 'adopciones, y cuántos animales volvieron',
    where: 'El registro de adopciones, con la pregunta «¿Dónde viste a este animal por primera vez?»',
    act: 'Vuelve a enseñar al mismo animal de otra manera: de paseo, jugando, dormido',
    posts: [
      'Un animal que ha encontrado casa esta semana',
      'Los horarios de visita, y a qué animales se puede conocer',
    ],
  }),
  volunteers: () => ({
    count: 'personas voluntarias apuntadas, y cuántas repitieron',
    where: 'Tu lista de nombres, con la fecha en que empezó cada persona',
    act: 'Llama a tres que preguntaron y no vinieron; publica su motivo y tu respuesta',
    posts: [
      'Qué hace un voluntario en dos horas, desde que llega hasta que se va',
      'Qué tareas hay libres, qué días y cuánto duran',
    ],
  }),
  donations: () => ({
    count: 'donaciones, en número y en importe',
    where: 'La cuenta, con una referencia para cada publicación que pide donaciones',
    act: 'Propón una cantidad menor, y di qué paga exactamente',
    posts: ['Qué pagó una donación, con el recibo', 'Algo que hace falta y cuesta poco'],
  }),
  demos: () => ({
    count: 'demos y pruebas empezadas, y cuántas llevaron a una segunda conversación',
    where: 'El formulario de reserva, con la pregunta «¿Cómo nos conociste?»',
    act: 'Publica los dos mejores minutos de la demo, con el enlace para reservar',
    posts: [
      'Dos minutos de demo, con la pregunta que siempre sale',
      'Qué tener listo para que una demo merezca la pena',
    ],
  }),
  contracts: () => ({
    count: 'contratos firmados, y presupuestos pedidos',
    where: 'Una lista: quién preguntó, cuándo y en qué quedó',
    act: 'Escribe a quien tenga un presupuesto de hace más de seis meses, con una foto nueva',
    posts: [
      'Qué contiene uno de tus presupuestos, página a página',
      'Un trabajo terminado y cuánto tiempo llevó',
    ],
  }),
  learners: () => ({
    count: 'primeras clases dadas, y cuántas llevaron a una segunda',
    where: 'El horario de clases, al final de cada semana',
    act: 'Ofrece una primera clase con fecha y precio, y nada más en esa publicación',
    posts: [
      'Del primer mensaje a la primera clase, con fechas',
      'Qué sabía hacer alguien después de una semana',
    ],
  }),
  places: () => ({
    count: 'personas nuevas apuntadas, y cuántas siguen al cabo de un mes',
    where: 'La propia lista, el día uno de cada mes',
    act: 'Pregunta a las tres últimas personas qué estuvo a punto de frenarlas, y respóndelo en una publicación',
    posts: [
      'Cómo unirse: día, hora, puerta y por quién preguntar',
      'La primera vez de la última persona que se unió',
    ],
  }),
  applications: () => ({
    count: 'candidaturas de personas a las que entrevistarías',
    where: 'Una pregunta a cada candidato: ¿dónde viste la oferta?',
    act: 'Enseña el horario y el sueldo antes que las tareas',
    posts: [
      'Qué puesto hay libre, desde cuándo, y cómo presentarse en tres frases',
      'Cómo es la primera semana de trabajo',
    ],
  }),
  appointments: () => ({
    count: 'primeras citas realizadas',
    where: 'La agenda, con la pregunta que llevó a cada cita',
    act: 'Di en una publicación quién no la necesita; los demás sabrán que sí',
    posts: [
      'Qué pasa en la primera media hora y cuánto cuesta',
      'Qué llevar y qué se puede resolver sin venir',
    ],
  }),
  bookings: () => ({
    count: 'reservas para los días que quieres llenar',
    where: 'El calendario de reservas, comparado con los mismos días del año pasado',
    act: 'Ofrece uno de esos días en una publicación, con la fecha y cómo reservar',
    posts: ['Los próximos días libres, con fecha', 'Uno de esos días desde la llegada, minuto a minuto'],
  }),
  visitors: () => ({
    count: 'personas que entran por la puerta',
    where: 'Un recuento en la puerta, el mismo día de cada semana',
    act: 'Pregunta a diez cómo te encontraron, y haz más de eso',
    posts: ['Cómo llegar, paso a paso', 'Qué pasaba la última vez a la hora más concurrida'],
  }),
  sales: () => ({
    count: 'ventas de lo publicado, en la semana siguiente',
    where: 'La caja o la tienda en línea, junto al calendario de publicaciones',
    act: 'Pon el precio, la talla o la hora en la primera línea, y di dónde se consigue',
    posts: [
      'Algo que se vende hoy, con su precio y dónde está',
      'Una compra y su motivo, con las palabras del cliente',
    ],
  }),
  inquiries: () => ({
    count: 'consultas de personas a las que puedes ayudar',
    where: 'Mensajes, llamadas y formularios, contados cada viernes',
    act: 'Di en la primera línea quién debería escribirte y qué poner en el mensaje',
    posts: ['Cuándo conviene ponerse en contacto, y qué pasa después', 'Qué poner en un primer mensaje'],
  }),
  community: () => ({
    count: 'comentarios y mensajes de gente nueva',
    where: 'La bandeja de la red, los lunes',
    act: 'Haz preguntas más pequeñas, y responde en menos de una hora durante una semana',
    posts: [
      'Una decisión de verdad entre dos cosas, sometida a votación',
      'Un comentario de la semana pasada, respondido a fondo',
    ],
  }),
  fewer: (unit) => ({
    count: `${unit}`,
    where: 'Un recuento por semana, con el motivo de cada caso',
    act: 'Pregunta el motivo a los tres siguientes, y respóndelo en una publicación',
    posts: [`Lo que te cuesta y cómo lo evitas: ${unit}`, 'Qué se puede hacer en su lugar, y hasta cuándo'],
  }),
  counted: (unit) => ({
    count: `${unit}`,
    where: 'Una lista, con la fecha de cada caso y cómo llegó',
    act: 'Pregunta en el último caso qué fue decisivo, y conviértelo en una publicación',
    posts: [
      `${unit}: la historia más reciente, desde el primer mensaje`,
      'Qué puede esperar quien venga después, paso a paso',
    ],
  }),
  awareness: () => ({
    count: 'personas que conocen tu nombre antes de conocerte',
    where: 'Una pregunta a las próximas veinte: ¿habías oído hablar de nosotros, y dónde?',
    act: 'Repite en otro formato la publicación más compartida',
    posts: [
      'Quién eres, con una cosa que hiciste esta semana',
      'Qué cree la gente que haces, y qué haces en realidad',
    ],
  }),
};
