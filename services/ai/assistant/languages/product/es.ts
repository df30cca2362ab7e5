import { alternatives } from '../list-with.ts';
import type { Product } from './en.ts';
import { NETWORK_FACTS } from './network-facts.ts';

const { all, byHandle, needingMedia, textAlone } = NETWORK_FACTS;
const y = (names: readonly string[]): string => alternatives(names, 'y');
const PASSWORDS =
  byHandle.length > 0 ? ` Para ${y(byHandle)}, introduce tu usuario y una contraseña de aplicación.` : '';

export const ES_PRODUCT: Product = {
  unknown: 'Eso no lo sé. En esto sí puedo ayudar:',
  howTo: {
    take_data:
      'En tu [Perfil](/account/profile), pulsa «Descarga tus datos»: un archivo ZIP tiene todo lo tuyo y de los espacios de trabajo que te pertenecen.',
    disconnect:
      'En el [panel](/dashboard), pulsa «Desconectar» junto a la red. Sus publicaciones programadas esperan hasta que vuelva a estar conectada.',
    needs_media: `Las publicaciones en ${y(needingMedia)} necesitan una imagen o un vídeo. Añádelo en [Crear publicación](/create-post); en ${y(textAlone)} basta el texto.`,
    connect: `Abre el [panel](/dashboard) y pulsa «Conectar» junto a ${alternatives(all, 'o')}. La red pregunta si Carillon puede publicar por ti y te trae de vuelta.${PASSWORDS} Si no funcionó, inténtalo otra vez y permite todo lo que se pide.`,
    networks: `Carillon publica en ${y(all)}, y en ninguna otra red.`,
    media:
      'Añade imágenes o un vídeo en [Crear publicación](/create-post): hasta 10 imágenes o un vídeo. Aquí escribo y programo publicaciones de texto; con imagen o vídeo se hacen allí.',
    bulk: 'La [Importación masiva](/bulk-post) programa muchas publicaciones a la vez, desde un archivo CSV o de Excel con una fila para cada una.',
    team: 'Quien es propietario invita a otras personas en la página [Equipo](/account/team) y decide allí qué puede hacer cada una.',
    password: 'La contraseña se cambia en la página [Seguridad](/account/security).',
    close_account:
      'Al final de tu [Perfil](/account/profile) puedes cerrar tu cuenta. Se elimina dos semanas después, salvo que entres antes y la conserves.',
    time_zone:
      'Abre el menú de la cuenta y pulsa la zona horaria. Las horas que digo y entiendo son las de la zona de tu cuenta.',
    notifications:
      'Pulsa la campana: allí está lo que ha pasado, y en sus ajustes eliges de qué quieres avisos.',
    words:
      'Ese número no lo puedo leer aquí. El menú de la cuenta muestra cuántas palabras quedan y en qué se usaron, donde hay planes; donde no los hay, no se cuentan. Hay más con un [plan](/account/plan).',
    business_plan:
      'El [Generador de planes de negocio](/business-plan-generator) escribe un plan para redes sociales a partir de unos datos de tu negocio.',
    prices:
      'Si este servidor vende planes, sus precios y contenidos están en [planes](/pricing); si no, Carillon es gratis aquí. Para cambiar el tuyo, abre [Plan y facturación](/account/plan).',
    description:
      'En el [Creador de descripciones](/description-generator), escribe un tema: redacta una descripción y muestra los hashtags, los emojis y la estructura del texto.',
    sentiment:
      'El [Análisis de sentimiento](/sentiment-analysis) muestra, por sus comentarios, cómo cae una publicación: positivo, neutral o negativo. Elige una y pulsa «Analizar sentimiento».',
    comments:
      'En [Comentarios](/inbox) están los comentarios de todas tus publicaciones; también puedes responderlos allí.',
    brand_voice:
      'En [Crear publicación](/create-post), abre los detalles debajo del tema: el tono, la longitud y el público se pueden guardar allí como voz de marca.',
    hashtags:
      'El [Buscador de hashtags](/hashtags-finder) encuentra hashtags para una palabra o un texto entero; yo también.',
    figures:
      'Tus cifras están en el [panel](/dashboard), las de cada publicación en la [tabla de todas](/analytics), y el [informe](/report) es para imprimir.',
    calendar:
      'El [calendario](/schedule-post) tiene todas las publicaciones programadas por día; mueve una allí para cambiar su hora. Yo también las enumero.',
    posting:
      'Dime de qué trata la publicación, adónde va y cuándo, por ejemplo «Escribe una publicación sobre nuestras rebajas de verano para LinkedIn y prográmala para el viernes a las 10». No se publica nada antes de que lo confirmes. También puedes hacerlo en [Crear publicación](/create-post) o en un día del [calendario](/schedule-post).',
  },
  noneConnected: 'Aún no hay ninguna cuenta conectada.',
  areConnected: 'Esto está conectado:',
  connectOnDashboard: 'Las cuentas se conectan y desconectan en el [panel](/dashboard).',
  standing: {
    reconnect: 'hay que volver a conectarla',
    notSetUp: 'no está configurada en este servidor',
    notConnected: 'no conectada',
    withoutPage: 'conectada, sin página ni cuenta',
    connected: 'conectada',
  },
  price: (plan, monthly, yearly, prepaid, months, once) =>
    `- **${plan}:** ${monthly} $ al mes, ${yearly} $ al año, ${prepaid} $ por adelantado para ${months} meses o ${once} $ una sola vez para siempre`,
  seePlans:
    'Lo que incluye cada plan está en [planes](/pricing). Para cambiar el tuyo, abre [Plan y facturación](/account/plan).',
  isFree: 'Este servidor no vende planes, así que Carillon es gratis aquí.',
  noHashtags: (topic) => `No he encontrado hashtags para **${topic}**. Prueba con otras palabras.`,
  onlyItself: (topic, tag) =>
    `No conozco hashtags que vayan con **${topic}**. La propia palabra sirve: #${tag}.`,
  addHashtags: 'Añadir hashtags',
  postAbout: (topic) => `Escribe una publicación sobre ${topic}`,
  hashtagsFor: (topic) => `Hashtags para **${topic}**, primero los más adecuados:`,
  fewAreEnough: 'De tres a cinco bastan para la mayoría de las publicaciones.',
  whichTopic:
    '¿Para qué tema son los hashtags? Bastan unas palabras, como «panadería vegana» u «ofertas de primavera».',
  inOwnPosts: (count) => (count === 1 ? 'en una de tus publicaciones' : `en ${count} de tus publicaciones`),
};
