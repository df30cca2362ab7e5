import type { Patterns } from './patterns.ts';

export const SPANISH: Patterns = {
  natures: {
    consulting: /(?<!\p{L})(?:consultor(?:a|es|as|ía)?(?!\p{L})(?! (?:legal|jurídic|fiscal)))/iu,
    software:
      /(?<!\p{L})(?:software|apps?(?!\p{L})|aplicaci(?:ón|ones)|saas|plataforma|desarrollador|desarrollo (?:web|de (?:software|sitios|páginas))|páginas web|programación|inform[áa]tic|alojamiento web)/iu,
    care: /(?<!\p{L})(?:hospicio|cl[íi]nica|terap|psic[oó]log|fisio|dentista|médic|enfermer|matrona|partera|funerari|residencia de (?:mayores|ancianos)|cuidados paliativos|consultorio)/iu,
    ensemble:
      /(?<!\p{L})(?:coros?(?!\p{L})|coral(?!\p{L})|orquesta|banda de música|(?:compañía|grupo) de (?:teatro|danza))/iu,
    rescue:
      /(?<!\p{L})(?:(?:refugio|albergue|santuario|rescate) (?:de |para )?(?:anim|perr|gat)|protectora|protección animal|adopción de (?:anim|perr|gat|mascot))/iu,
    community:
      /(?<!\p{L})(?:asociaci[óo]n|ong(?!\p{L})|fundación|voluntari|biblioteca|refugio|protectora|banco de alimentos|cooperativa|parroquia|club(?!\p{L}))|sin (?:ánimo|fines) de lucro/iu,
    teaching:
      /(?<!\p{L})(?:escuela|autoescuela|cursos?(?!\p{L})|clases(?!\p{L}| de (?:yoga|pilates))|academia de (?:idiomas|inglés|música|baile|danza|estudios)|profesor|enseñanza|formación|guardería(?! (?:canina|(?:para|de) (?:perr|gat|mascot)))|colegio|tutor)/iu,
    advice:
      /(?<!\p{L})(?:abogad|despacho|asesor|gestoría|notar|seguros(?!\p{L})|consultor|agencia|inmobiliaria|arquitect|coach|contab|bufete)/iu,
    wellness:
      /(?<!\p{L})(?:peluquer(?!ía canina)|salón de belleza|barber|est[ée]tic|belleza|uñas|masaje|yoga|gimnasio|fitness|pilates|tatuaj|spa(?!\p{L}))/iu,
    creative:
      /(?<!\p{L})(?:fot[oó]graf|film|v[ií]deo|diseñ|ilustra|músic|autora?(?!\p{L})|escritor|artista|gráfic|podcast)/iu,
    animals:
      /(?<!\p{L})(?:perr[oa]s?(?!\p{L})|cachorr[oa]s?(?!\p{L})|gat[oa]s?(?!\p{L})|mascota|caball|equitación|canin[ao]s?(?!\p{L})|hípic|veterinari|peluquería canina|apicult)/iu,
    home: /(?<!\p{L})(?:fontaner|plomer|electricist|limpieza|aseo(?!\p{L})|mudanza|jardiner|paisaj|calefacción|cerrajer|plagas|manitas|solar|piscina|reformas)/iu,
    craft:
      /(?<!\p{L})(?:restauración d|restaurador|reparación|carpinter|sastre|modista|tapicer|herrer|alfarer|ceramis|encuaderna|albañil|pintor|orfebre|taller|servicio técnico|arreglo de|artesan(?:[oa]s?|ía)(?!\p{L}))/iu,
    food: /(?<!\p{L})(?:panader|pasteler|restaurante|bar(?!\p{L})|bares(?!\p{L})|cafeter|café|carnicer|quesería|queso|chocolat|bodega|vinos?(?!\p{L})|cervecer|heladería|catering|granja|tostador|pizzer|charcuter|obrador|comida|frutería|cerveza|pan(?!\p{L})|panes(?!\p{L}))/iu,
    lodging:
      /(?<!\p{L})(?:hotel|hostal|camping|casa rural|museo|galería|teatro|cine(?!\p{L})|parque|albergue|castillo|alojamiento|salón de eventos)/iu,
    retail:
      /(?<!\p{L})(?:tienda|venta|segunda mano|boutique|zapat|ropa(?!\p{L})|muebles|librería|libros?(?!\p{L})|editorial(?!\p{L})|velas(?!\p{L})|jabones|productos artesanales|bicicleta|juguet|flores|florister|joy|plantas|comercio)/iu,
  },
  goals: {
    adoptions: /(?<!\p{L})(?:adopci[óo]n|adoptar|adoptante)/iu,
    volunteers: /(?<!\p{L})(?:voluntari|padrino|madrina)/iu,
    donations: /(?<!\p{L})(?:donaci|donante|patrocin|recaud|mecenas)/iu,
    demos: /(?<!\p{L})(?:demos?(?!\p{L})|demostraci|pruebas? gratu|usuarios?(?!\p{L})|descargas?(?!\p{L}))/iu,
    contracts:
      /(?<!\p{L})(?:contratos?(?!\p{L})|encargos?(?!\p{L})|licitaci|proyectos?(?!\p{L})|presupuestos? aceptad)/iu,
    learners: /(?<!\p{L})(?:alumn|estudiantes?(?!\p{L})|aprendices)/iu,
    places:
      /(?<!\p{L})(?:soci[oa]s?(?!\p{L})|miembros?(?!\p{L})|participantes?(?!\p{L})|cantantes|tenores|inscri|suscrip|newsletter|boletín)/iu,
    applications:
      /(?<!\p{L})(?:candidat|contratar(?!\p{L})|encontrar (?:\p{L}{1,10} )?(?:oficial|personal|gente)|emplead|personal(?!\p{L})|aprendiz(?!\p{L})|currículum)/iu,
    appointments:
      /(?<!\p{L})(?:citas?(?!\p{L})|consultas?(?!\p{L})|pacientes?(?!\p{L})|primeras? (?:visita|reuni|sesi|clase))/iu,
    bookings:
      /(?<!\p{L})(?:reservas?(?!\p{L})|reservar|llen[ao]s?(?!\p{L})|noches(?!\p{L})|ocupación|llenar|completo(?!\p{L})|huéspedes)/iu,
    visitors:
      /(?<!\p{L})(?:personas por (?:noche|evento|sesión|taller|día|semana|sábado)|visitantes?(?!\p{L})|visitas(?!\p{L})|afluencia|público(?!\p{L})|asistentes?(?!\p{L}))/iu,
    sales:
      /(?<!\p{L})(?:ventas?(?!\p{L})|vender|facturación|ingresos|pedidos?(?!\p{L})|clientes?(?!\p{L})|clientas|compras?(?!\p{L}))/iu,
    inquiries: /(?<!\p{L})(?:solicitud|contactos?(?!\p{L})|llamadas?(?!\p{L})|leads?(?!\p{L})|interesad)/iu,
    community:
      /(?<!\p{L})(?:comunidad|interacci|fideli|seguidor|fans(?!\p{L})|habituales|reseñas?(?!\p{L}))/iu,
  },
  challenges: {
    decisions:
      /(?<!\p{L})(?:licitaci|comité|junta(?!\p{L})|ayuntamiento|aprobación|decisiones|ciclos? de venta|concursos? público)/iu,
    doubt:
      /(?<!\p{L})(?:no se atreven|no se atreve|no son lo bastante|no (?:son|soy|es) (?:lo bastante )?(?:flexib|ágil|capa)|demasiado (?:mayor|viejo)|miedo|temor|nervios|duda|inseguridad|vergüenza de empezar)/iu,
    delay:
      /(?<!\p{L})(?:demasiado tarde|esperan demasiado|último (?:momento|minuto)|última hora|aplaz|posponen|no es urgente)/iu,
    taboo: /(?<!\p{L})(?:muerte(?!\p{L})|morir|duelo(?!\p{L})|tabú|vergüenza|avergüenz|estigma)/iu,
    hygiene:
      /(?<!\p{L})(?:higien|antihigiénic|suci|gérmenes|(?<!(?:oler|sentir) el )olor(?!\p{L})|huele|asco(?!\p{L}))/iu,
    sizes: /(?<!\p{L})(?:tallas?(?!\p{L})|medidas(?!\p{L})|devoluci)/iu,
    weather: /(?<!\p{L})(?:lluvia|llueve|mal tiempo|clima(?!\p{L})|cancel|anula|no se presentan|plantón)/iu,
    season: /(?<!\p{L})(?:temporada|invierno|meses flojos|semanas flojas)/iu,
    hiring:
      /(?<!\p{L})(?:no encontramos (?:\p{L}{1,20} )?(?:personal|gente|emplead\p{L}*|profesores|cocineros|conductores)|falta de personal|escasez|contratar(?!\p{L}))/iu,
    price:
      /(?<!\p{L})(?:mitad de precio|m[áa]s barat|barat|precios?(?!\p{L})|demasiado car|(?:es|son|parece) car|competencia|competidor|supermercado|s[úu]per(?!\p{L})|demasiad[oa]s (?:fotógraf|tienda|estudio)|tiran los precios|cadenas?(?!\p{L})|descuento|gratis|amazon|ellos mismos)/iu,
    dryness: /(?<!\p{L})(?:aburrid|complej|complicad|técnic|difícil de explicar|abstract|árid)/iu,
    location:
      /(?<!\p{L})(?:encontrarnos|dónde estamos|ubicación|escondid|aparca|estaciona|apartad|difícil de encontrar)/iu,
    trust:
      /(?<!\p{L})(?:confianza|desconfía|desconfian|estafa|desconocid|nuevos? (?:aquí|en el mercado)|malas reseñas|quejas|negativ|reputación|crítica|prejuicio)/iu,
    secrecy:
      /(?<!\p{L})(?:confidencial|secreto profesional|privacidad|protección de datos|normativa|regulad|regulación)/iu,
    time: /(?<!\p{L})(?:tiempo(?!\p{L})|horas?(?!\p{L})|sol[oa](?!\p{L})|saturad|desbordad|no doy abasto)/iu,
    camera:
      /(?<!\p{L})(?:c[áa]mara|tímid|grabar|cara(?!\p{L})|fotos?(?!\p{L})|imágenes|v[ií]deos?(?!\p{L}))/iu,
    ideas:
      /(?<!\p{L})(?:ideas?(?!\p{L})|qué (?:publicar|escribir|decir)|inspiración|creativ|temas(?!\p{L}))/iu,
    reach: /(?<!\p{L})(?:alcance|visibilidad|algoritmo|seguidor|conoce(?:n)?(?!\p{L})|nadie (?:nos )?ve)/iu,
    engagement:
      /(?<!\p{L})(?:interacci|coment(?:arios?|a|an)(?!\p{L})|me gusta(?! salir)|likes?(?!\p{L})|reacci)/iu,
    budget:
      /(?<!\p{L})(?:presupuesto|dinero|costes?(?!\p{L})|costos?(?!\p{L})|permitir(?!\p{L})|car[oa]s?(?!\p{L}))/iu,
    routine: /(?<!\p{L})(?:constan(?:cia|te)|irregular|rutina|planific|regularidad)/iu,
  },
  audiences: {
    workers: /(?<!\p{L})(?:oficinistas|emplead|trabajador|gente que trabaja)/iu,
    hobbyists:
      /(?<!\p{L})(?:escalador|corredor|ciclista|senderista|pescador|gamers?|jugador|coleccionista|deportista|aficionad|amantes d)/iu,
    committees: /(?<!\p{L})(?:ayuntamiento|comité|juntas|administraciones|autoridades|municip)/iu,
    experts: /(?<!\p{L})(?:arquitect|ingenier|médic|abogad|expert|especialista)/iu,
    managers:
      /(?<!\p{L})(?:directiv|gerente|jef[ea]s? de|director|rrhh|recursos humanos|fundador|dueñ[oa]s? de (?:negocio|empresa|tienda|restaurante|bar)|propietarios de (?:negocios|empresas)|compradores)/iu,
    clerks: /(?<!\p{L})(?:secretari|administrativ|asistente|auxiliar)/iu,
    grieving: /(?<!\p{L})(?:duelo(?!\p{L})|familiares|paciente|enferm|cuidador)/iu,
    helpers: /(?<!\p{L})(?:voluntari|donante|ayudar(?!\p{L}))/iu,
    families: /(?<!\p{L})(?:famili|padres(?!\p{L})|madres(?!\p{L})|niñ|hij)/iu,
    young: /(?<!\p{L})(?:j[óo]venes|joven(?!\p{L})|adolescente|estudiante|universitari|bachillerato)/iu,
    beginners: /(?<!\p{L})(?:principiante|novat|aprend|nervios)/iu,
    seniors: /(?<!\p{L})(?:personas mayores|mayores de (?:50|60|70)|jubilad|tercera edad|adultos mayores)/iu,
    tenants: /(?<!\p{L})(?:inquilin|caser|arrendatari)/iu,
    travelers: /(?<!\p{L})(?:turista|viajer|visitante|huésped)/iu,
    neighbors: /(?<!\p{L})(?:vecin|residentes|gente d(?:el|e) (?:barrio|la zona))/iu,
    companies: /(?<!\p{L})(?:empresas?(?!\p{L})|pymes?(?!\p{L})|negocios|startups?|hospital|autónomos)/iu,
  },
  toCompanies:
    /(?<!\p{L})(?:empresas?(?!\p{L})|empresari|pymes?(?!\p{L})|directiv|gerente|rrhh|recursos humanos|hospital|ayuntamiento|emprendedor|arquitect|fundador|startups?|b2b)/iu,
  fewer: /^(?:menos|reducir (?:las |los |el |la )?|evitar (?:las |los |el |la )?) ?([^,.;]{3,40})/iu,
  video: /(?<!\p{L})(?:v[ií]deos?|reels?|clips?|grabaciones)(?!\p{L})/iu,
  noVideo: /(?<!\p{L})(?:sin|nada de|no|ningún) (?:v[ií]deo|reel|grabaci)/iu,
  excluded: /^(?:sin|nada de|no|ningun[oa]?|evitar)(?!\p{L})/iu,
  condition: /^(?:cuando|si|porque|aunque|mientras|como|desde que|después de que|antes de que)(?!\p{L})/iu,
  seasons:
    /(?<!\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|Navidad|Semana Santa|Reyes)(?!\p{L})/gu,
  opening: /^(?:somos|soy|tenemos|tengo|nuestr[oa]|mi) (?:una? )?|^una? /iu,
};
