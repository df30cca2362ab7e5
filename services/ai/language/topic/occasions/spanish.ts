import type { OccasionWords } from './occasion-words.ts';

const occasions: OccasionWords = [
  ['thanks', /^(mil |muchas |muchísimas )?gracias (a|por|de)\b/i],
  [
    'backstage',
    /^(así (se (hace|hacen|prepara|preparan|elabora|fabrica)|nace|hacemos|preparamos|trabajamos))\b/i,
  ],
  [
    'warning',
    /\b(cuidado con|atención (a|con)|ojo con|estafas?|fraudes?|phishing|facturas falsas|(correos|mensajes|perfiles|páginas) fals[oa]s)\b/i,
  ],
  ['urgent', /\b(urgencias?|emergencias?|fuga de agua|tubería rota|dolor de muelas|cerrajero|24 horas)\b/i],
  [
    'hiring',
    /\b(buscamos (?!voluntari)|se (buscan?|necesitan?)|busca(n)? (?!voluntari|hogar|familia|casa|piso|adopci|socio|local|nombre)\w+|(necesita|necesitan|necesitamos) (una? )?(?!tu|ayuda|voluntari)\w+(or|ora|er[oa]|ista|ante|ente|[óo]log[oa]|[éei]ric[oa]|ic[oa])\b|(buscan?|buscamos) (una? )?(persona|personal|equipo)\b|contratamos|vacantes?|oferta de (trabajo|empleo)|únete (a nuestro|al) equipo|prácticas|aprendiz|incorporamos)\b/i,
  ],
  [
    'welcome',
    /\b(se une a (nuestro|nuestra)|(damos|demos) la bienvenida|bienvenid[oa]s? (a |al )|se incorpora|bienvenid[oa] al equipo|nuev[oa] (compañer[oa]|integrante))\b/i,
  ],
  ['volunteers', /\b(voluntari\w+|casas? de acogida|echar una mano|colaborador\w+)\b/i],
  ['thanks', /\b(gracias|agradec\w+)\b/i],
  [
    'fundraising',
    /\b(don(a|ación|aciones|ativos?)|recaud\w+|colecta|apadrina\w*|micromecenazgo|ayúdanos a)\b/i,
  ],
  [
    'award',
    /\b(ganamos|hemos ganado|premi(o|os|ad\w+)|galardón|galardonad\w+|finalistas?|medalla|nominad\w+)\b/i,
  ],
  [
    'milestone',
    /\b(aniversario|cumplimos|cumplen? \d+|cumpleaños|celebramos (nuestr|los|\d)|\d+ años (de|contigo|juntos)|\d[\d.]* (seguidores|clientes|socios))/i,
  ],
  [
    'offer',
    /\b(descuentos?|rebajas|ofertas?|promoción|gratis|cupón|código|2x1|3x2|mitad de precio|al precio de|regalo con|envío gratis)\b|\d ?% (en|de)|-\d+ ?%/i,
  ],
  [
    'season',
    /\b(feliz (navidad|año|pascua|semana santa|verano)|felices (fiestas|pascuas|vacaciones)|próspero año)\b/i,
  ],
  [
    'workshop',
    /\b(tallere?s?\b(?! (en|de (coches|bicicletas|motos|reparación|chapa|reparaciones)|mecánico))|cursos?|clases? de|seminario|webinar|masterclass|campamento|formación)\b/i,
  ],
  [
    'event',
    /\b(eventos?|concierto|fiesta|feria|mercado|mercadillo|exposición|cata|visita guiada|puertas abiertas|charla|presentación del|jornadas? (?!completa|parcial|laboral|intensiva|partida|de trabajo)|festival|torneo|carrera|espectáculo|te invitamos|inauguración)\b/i,
  ],
  [
    'tip',
    /\b(consejos?|trucos?|cómo (elegir|cuidar|hacer|evitar|preparar|limpiar|ahorrar|saber)|por qué (?!hacemos|hemos|decidimos|elegimos)|lo que (conviene|debes|hay que|tienes que|necesitas|nadie)|qué hacer (si|cuando|con)|errores|guía|ideas para|claves para)\b/i,
  ],
  [
    'culture',
    /\b(cultura de empresa|todo (nuestro|el) equipo|(desayuno|comida) de equipo|semana de cuatro días)\b/i,
  ],
  [
    'backstage',
    /\b(detrás de|entre bastidores|cómo (hacemos|preparamos|trabajamos)|por qué (hacemos|hemos|decidimos)|nuestra historia|un día en)\b/i,
  ],
  [
    'update',
    /\b((cambia|cambian|cambiamos) de (dueñ\w+|propietari\w+|dirección|nombre|manos|local)|nuev[oa]s? (dueñ|propietari)\w+|abr(e|en|imos) (a las|también|todos los|los (lunes|martes|miércoles|jueves|viernes|sábados|domingos))|ahora (también )?abr\w+|horarios?|nueva dirección|nuevos precios|nos mudamos|nos hemos mudado|nuevo (teléfono|número))\b/i,
  ],
  [
    'opening',
    /\b((peluquería|tienda|clínica|cafetería|panadería|taller|restaurante|consulta|gimnasio|academia|estudio) nuev[oa] en|abrimos|abre sus puertas|abre|apertura|reabr\w+|inauguramos)\b/i,
  ],
  [
    'launch',
    /\b(nuev[oa]s?|lanza\w*|presentamos|llega\w*|ahora también|ya (reparte|repartimos|tenemos|hacemos|servimos|ofrecemos|puedes)|estrena\w*|ya (está|están|disponible)|de vuelta|ya a la venta)\b/i,
  ],
];

export const SPANISH = {
  occasions,
  over: /\b(ayer|(la semana|el mes|el año|el fin de semana) pasad[oa]|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasado|fue|fueron|hicimos|tuvimos|agotad[oa]s?|resumen de)\b/i,
};
