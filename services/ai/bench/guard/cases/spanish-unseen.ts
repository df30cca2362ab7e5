import type { GuardCase } from './guard-case.ts';

export const SPANISH_UNSEEN: readonly GuardCase[] = [
  {
    brief: 'Mercado navideño el 12 de diciembre, de 10 a 20 h.',
    output:
      'Luces, turrón y amigos: mercado navideño el 12 de diciembre, de 10 a 20 horas. Aparcamiento gratuito.',
    planted: ['gratuito'],
  },
  {
    brief: 'La biblioteca presta juegos desde octubre.',
    output: 'Te toca tirar: desde octubre la biblioteca presta juegos. Hay más de 200 títulos.',
    planted: ['200'],
  },
  {
    brief: 'Campamento de teatro en julio, una semana, 150 euros.',
    output: '¡Arriba el telón! Una semana de teatro en julio por 150 €. Con la actriz Carmen Soler.',
    planted: ['Carmen Soler'],
  },
  {
    brief: 'Ya hay fresas, 4 euros la caja.',
    output: 'Ya están aquí las fresas: 4 € la caja. De cultivo ecológico y recogidas a mano.',
    planted: ['ecológico', 'a mano'],
  },
  {
    brief: 'Donación de sangre el lunes desde las 15 h en el gimnasio.',
    output:
      'Un gesto que salva: el lunes, desde las 3 de la tarde, dona sangre en el gimnasio. Trae tu carné.',
    planted: [],
  },
  {
    brief: 'El puente está cerrado hasta el 3 de marzo.',
    output: 'Aviso: el puente sigue cerrado hasta el 3 de marzo. El desvío pasa por Toledo.',
    planted: ['Toledo'],
  },
  {
    brief: 'Curso de huerto, cinco clases, empieza en abril.',
    output:
      'Siembra ahora, cosecha después. El curso de huerto empieza en abril y tiene 5 clases. Plazas limitadas.',
    planted: ['Plazas limitadas'],
  },
  {
    brief: 'Menú vegetariano, dos platos por 18 euros.',
    output:
      'Verde que te quiero verde: dos platos por 18 €, nuestro menú vegetariano. Premiado por la guía Repsol.',
    planted: ['Premiado', 'Repsol'],
  },
  {
    brief: 'Grupo de correr para principiantes, miércoles a las 18 h, parque central.',
    output:
      'Despacio también se llega. Cada miércoles a las 18:00 corremos en el parque central. Inscríbete en correr@parque.example.',
    planted: ['correr@parque.example'],
  },
  {
    brief: 'Ayudamos a pequeñas empresas con la protección de datos.',
    output:
      'Proteger datos no tiene por qué doler. Ayudamos a pequeñas empresas. Somos líderes del sector desde hace 15 años.',
    planted: ['líderes del sector', '15 años'],
  },
  {
    brief: 'Exposición de fotos del puerto hasta el 30 de noviembre.',
    output:
      'El puerto como nunca lo viste. Exposición de fotos hasta el 30 de noviembre, de martes a domingo.',
    planted: ['martes', 'domingo'],
  },
  {
    brief: 'Nueva colección de gafas en tienda.',
    output: 'Míralo de otra manera: nueva colección de gafas en tienda. ¡Llévate dos por el precio de una!',
    planted: ['por el precio de una'],
  },
  {
    brief: 'Cine de verano: "El verdugo", viernes a las 22:30.',
    output: 'Noche de clásicos: «El verdugo» en el cine de verano, viernes a las diez y media de la noche.',
    planted: [],
  },
  {
    brief: 'Voluntarios para limpiar la playa el 21 de junio.',
    output: 'La playa te necesita el 21 de junio. Quedamos a las 9:45 en el espigón. ¡Gracias!',
    planted: ['9:45'],
  },
  {
    brief: 'Jabones de lavanda hechos a mano.',
    output:
      'Lavanda, paciencia y nuestras manos: jabones hechos a mano. Con un 10 % de descuento en tu primera compra.',
    planted: ['10 %'],
  },
  {
    brief: 'Clases de inglés en línea, una hora a la semana.',
    output:
      'Habla sin miedo: una hora de inglés a la semana, en línea. Profesores titulados y 98 % de aprobados.',
    planted: ['titulados', '98 %'],
  },
  {
    brief: 'El panadero está de vacaciones del 1 al 15 de agosto.',
    output: 'El horno también descansa: el panadero está de vacaciones del 1 al 15 de agosto. ¡Hasta pronto!',
    planted: [],
  },
  {
    brief: 'Dentista en Granada admite pacientes nuevos.',
    output:
      'Sonríe: nuestra clínica en Granada admite pacientes nuevos. La doctora Elena Vidal te espera en la calle Recogidas 8.',
    planted: ['Elena Vidal', 'calle Recogidas 8'],
  },
];
