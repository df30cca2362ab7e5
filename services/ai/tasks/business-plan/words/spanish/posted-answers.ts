import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that posts help with. */
export const POSTED_ANSWERS: PlanWords['posted'] = {
  decisions: () => ({
    answer:
      'Una decisión lenta suele tomarla un grupo que nunca llega a conocerte. Dale a tu contacto lo que necesita para esa reunión: una página con el alcance, el rango de precios, referencias y fechas, y una publicación para cada pregunta que surge allí. Pregunta cuándo se aprueba el próximo presupuesto, y hazte ver en las ocho semanas anteriores.',
    pillar: {
      name: 'Para la reunión en la que se decide',
      why: 'Ayuda a quien habla por ti cuando tú no estás.',
      posts: [
        'Una pregunta de un comité, respondida con una imagen',
        'Los pasos de la primera llamada a la firma, con plazos realistas',
        'Una referencia a la que se puede llamar, y qué preguntarle',
      ],
    },
  }),
  doubt: () => ({
    answer:
      'Haz el primer paso más pequeño que la duda: venir a mirar, hacer una pregunta, quedarse diez minutos. Di claramente qué pasa si no sale bien, y presenta a alguien que dudó tanto como ellos.',
    pillar: {
      name: 'El primer paso más pequeño',
      why: 'La duda se acaba cuando probar no cuesta nada.',
      posts: [
        'Diez minutos para probar, con la fecha',
        'Alguien que estuvo a punto de no venir',
        'Lo que imaginaba antes y lo que pasó de verdad',
      ],
    },
  }),
  delay: () => ({
    answer:
      'Nadie siente que llega pronto. Nombra la primera señal que se puede notar, y lo que cuesta esperar un mes. Un recordatorio para guardar funciona mejor que un llamamiento.',
    pillar: {
      name: 'Antes de que sea tarde',
      why: 'Se guarda hoy y se encuentra cuando hace falta.',
      posts: [
        'La primera señal y qué hacer ese mismo día',
        'Qué ayuda todavía después y qué ya no',
        'El mismo caso un mes antes: qué habría bastado',
      ],
    },
  }),
  taboo: () => ({
    answer:
      'Nadie comenta esto en público, así que no midas comentarios: cuenta mensajes y llamadas. Usa la palabra, una vez y sin suavizarla. Deja hablar a alguien que lo ha vivido, y ofrece una forma discreta de preguntar: un mensaje, un teléfono, una hora en la que no haya nadie más.',
    pillar: {
      name: 'Lo que no se pregunta en voz alta',
      why: 'Se lee en silencio y se recuerda cuando importa.',
      posts: [
        'Una pregunta que llegó sin nombre, respondida',
        'Qué pensaban antes otros en la misma situación y qué piensan ahora',
        'Cómo escribirte sin que nadie lo sepa',
      ],
    },
  }),
  hygiene: () => ({
    answer:
      'El asco no se quita con argumentos; hay que verlo. Graba la limpieza del primer paso al último, di con qué y durante cuánto tiempo, y pon una de esas fotos en cada oferta, no solo en una publicación.',
    pillar: {
      name: 'Cómo se limpia',
      why: 'Lo que se ha visto no necesita promesas.',
      posts: [
        'La limpieza, grabada de una toma, con el tiempo a la vista',
        'Qué se quita y qué se cambia, uno junto a otro en la mesa',
        'Qué tiras y en qué lo notas',
      ],
    },
  }),
  weather: () => ({
    answer:
      'Prepara ya tres publicaciones para el día en que ocurra: cómo es entonces, qué se puede hacer en su lugar y qué pasa con una reserva. Publícalas en menos de una hora y avisa primero a quien ha reservado. Escribe para las semanas flojas mientras duran las buenas.',
    pillar: {
      name: 'En días así',
      why: 'Responde a la duda en la misma hora en que aparece.',
      posts: [
        'Cómo se ve con mal tiempo, y a quién le gustó',
        'Qué hacer bajo techo cerca de aquí',
        'Qué se puede cambiar, hasta cuándo y cuánto cuesta',
      ],
    },
  }),
  hiring: () => ({
    answer:
      'Las personas que buscas ya tienen trabajo. Una vez al mes, enseña qué tiene de distinto trabajar contigo: horario, sueldo, equipo. Pregunta a tu gente qué lee, y publica ahí. Responder en un día pesa más que el anuncio.',
    pillar: {
      name: 'Trabajar con nosotros',
      why: 'Llega a quien no está buscando, a través de sus conocidos.',
      posts: [
        'Un turno, hora a hora, contado por quien lo hace',
        'Sueldo, horario y la parte difícil, en una imagen',
        'Cómo entró alguien sin los títulos habituales',
      ],
    },
  }),
  price: () => ({
    answer:
      'Deja los precios bajos a los demás y enseña qué incluye el tuyo. Pon tu oferta junto a una barata, sin nombrarla: qué lleva, cuánto tiempo se aprovecha, quién está detrás. Ofrece algo económico para que te conozcan.',
    pillar: {
      name: 'Qué hay detrás del precio',
      why: 'Un precio parece alto mientras no se ve lo que incluye.',
      posts: [
        'Tu oferta junto a una barata, sin nombres: qué lleva cada una',
        'Un precio, dividido en sus partes: material, tiempo y todo lo demás',
        'Cuánto cuesta al día o por uso',
      ],
    },
  }),
  dryness: () => ({
    answer:
      'El tema es árido; sus consecuencias, no. Empieza cada publicación por la persona a la que le pasó («Una tarde, alguien notó que…»), y explica de lo técnico solo lo que pide esa historia. Un término por publicación, con palabras de cada día.',
    pillar: {
      name: 'El día en que salió mal',
      why: 'Enseña para qué sirve una norma por lo que pasa sin ella.',
      posts: [
        'Un error pequeño y hasta dónde llegó',
        'Un término, explicado con un ejemplo de cocina',
        'Cómo es un buen mes, cuando nadie nota nada',
      ],
    },
  }),
  location: () => ({
    answer:
      'Enseña el camino mismo: de la parada y del aparcamiento a la puerta, en tres fotos fijadas arriba en tu página. Ponle al lugar un nombre fácil de contar, y mira cómo apareces en los mapas en línea.',
    pillar: {
      name: 'Cómo encontrarnos',
      why: 'Quien ya ha visto la puerta, entra.',
      posts: [
        'De la parada a la puerta en tres fotos',
        'La puerta, el timbre y quién abre',
        'Qué más hay a la vuelta de la esquina',
      ],
    },
  }),
};
