import type { GuardCase } from './guard-case.ts';

export const SPANISH_SEEN: readonly GuardCase[] = [
  {
    brief: 'Nuevo pan de centeno, 6,80 euros, desde el lunes.',
    output:
      'Huele a recién hecho: nuestro nuevo pan de centeno llega el lunes, a 6,80 €. Elaborado de forma artesanal desde 1962.',
    planted: ['artesanal', '1962'],
  },
  {
    brief: 'Clase de yoga el martes a las 19:00 en el salón parroquial.',
    output:
      'Respira: el martes a las 7 de la tarde hay clase de yoga en el salón parroquial. La primera clase es gratis.',
    planted: ['gratis'],
  },
  {
    brief: 'Buscamos mecánico de bicicletas. Escribe a empleo@radio.example.',
    output:
      '¿Te gustan las bicis? Buscamos mecánico. Escribe a empleo@radio.example y pregunta por Lucía Ramos.',
    planted: ['Lucía Ramos'],
  },
  {
    brief: 'Mercadillo el 5 de diciembre de 10 a 16 h en el colegio.',
    output:
      'Lo que a ti te sobra, a otro le falta: mercadillo en el colegio el 5/12, de 10 a 16 horas. Más de 60 puestos te esperan.',
    planted: ['60'],
  },
  {
    brief: 'Un taller de Sevilla repara abanicos antiguos.',
    output:
      'Los abanicos también tienen memoria. Un taller de Sevilla los repara. El mejor de Andalucía, con tres generaciones de experiencia.',
    planted: ['El mejor de Andalucía', 'tres generaciones'],
  },
  {
    brief: 'Cata de cuatro vinos el viernes por la noche.',
    output: 'Cuatro vinos y una noche de viernes. Ven a la cata y descubre el tuyo. ¡Últimas plazas!',
    planted: ['Últimas plazas'],
  },
  {
    brief: 'Nuestra app ya lee facturas.',
    output:
      'Se acabó teclear: nuestra app ya lee tus facturas. La app número 1 en España, con más de 10.000 usuarios.',
    planted: ['número 1', 'España', '10.000'],
  },
  {
    brief: 'Cesta de verduras de la huerta, 15 euros.',
    output: 'La huerta en tu cocina: cesta de verduras por 15 €. Todo ecológico y con envío gratis.',
    planted: ['ecológico', 'envío gratis'],
  },
  {
    brief: 'El museo está cerrado hasta el 30 de noviembre.',
    output: 'El museo permanece cerrado hasta el 30/11. Gracias por la paciencia.',
    planted: [],
  },
  {
    brief: 'Tres helados nuevos: limón, fresa y menta.',
    output: '¿Limón, fresa o menta? Ya están aquí los tres helados nuevos. ¿Con cuál te quedas?',
    planted: [],
  },
  {
    brief: 'Concierto del coro el sábado a mediodía, entrada libre.',
    output:
      'Una pausa con música: el coro canta el sábado a las 12:00. La entrada es gratuita. Dirige Pablo Ortega.',
    planted: ['Pablo Ortega'],
  },
  {
    brief: 'Taller de cerámica, dos horas, 35 euros.',
    output: 'Manos al barro: dos horas de cerámica por 35 €. Reserva en www.barroymanos.example.',
    planted: ['www.barroymanos.example'],
  },
  {
    brief: 'Excursión guiada el domingo a las 9 desde el molino.',
    output:
      'Ponte las botas: excursión guiada el domingo a las 9 de la mañana desde el molino. Son 12 km y cuesta 10 euros.',
    planted: ['12 km', '10 euros'],
  },
  {
    brief: 'Cambio de neumáticos desde 49 euros, con cita.',
    output: 'Llega el invierno: cambia tus neumáticos desde 49 €, con cita previa. Con garantía de 2 años.',
    planted: ['garantía de 2 años'],
  },
  {
    brief: 'Nos mudamos a la calle Mayor 14.',
    output: 'Nueva casa: desde ahora estamos en la calle Mayor 14. ¡Te esperamos! Inauguración el 2 de mayo.',
    planted: ['2 de mayo'],
  },
  {
    brief: 'Doce cachorros buscan familia.',
    output: 'Doce hocicos buscan familia. ¿Será la tuya? Ven a conocerlos al refugio.',
    planted: [],
  },
  {
    brief: 'Floristería: rosas con un 20 por ciento de descuento hasta el sábado.',
    output: 'Rosas para todos: 20 % de descuento hasta el sábado. Llama al 612 345 678.',
    planted: ['612 345 678'],
  },
  {
    brief: 'La peluquería abre de 9 a 19 h.',
    output:
      'Nuevo horario: la peluquería abre de 9:00 a 19:00. Estilistas certificados en pleno centro de Madrid.',
    planted: ['certificados', 'Madrid'],
  },
];
