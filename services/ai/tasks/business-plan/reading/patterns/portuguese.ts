import type { Patterns } from './patterns.ts';

export const PORTUGUESE: Patterns = {
  natures: {
    consulting:
      /(?<!\p{L})(?:consultor(?:ia|a|es|as)?(?!\p{L})(?! (?:jurídic|tributári|fiscal|imobiliári)))/iu,
    software:
      /(?<!\p{L})(?:software|aplicativo|apps?(?!\p{L})|saas|plataforma|desenvolvedor|desenvolvimento (?:web|de (?:sites?|sistemas|aplicativos|software))|criação de sites|programação|sistemas? (?:de|para)|hospedagem de sites|ti(?!\p{L}))/iu,
    care: /(?<!\p{L})(?:cl[íi]nica|terap|psic[oó]log|fisioterap|dentista|odonto|médic|enfermag|enfermeir|doula|funerári|casa de repouso|cuidadores|consultório)/iu,
    ensemble:
      /(?<!\p{L})(?:coral(?!\p{L})|coro(?!\p{L})|orquestra|banda marcial|(?:companhia|grupo) de (?:teatro|dança))/iu,
    rescue:
      /(?<!\p{L})(?:(?:abrigo|resgate|santuário) (?:de |para )?(?:anim|cães|cachorr|gat|pet)|proteção animal|adoção (?:responsável )?(?:de |para )(?:anim|cães|cachorr|gat|pet))/iu,
    community:
      /(?<!\p{L})(?:associação|ong(?!\p{L})|fundação|volunt[áa]ri|biblioteca|abrigo|banco de alimentos|cooperativa|paróquia|igreja|clube|instituto social)|sem fins lucrativos/iu,
    teaching:
      /(?<!\p{L})(?:escola|autoescola|cursos?(?!\p{L})|cursinho|explica(?:ções de|dor)|aulas?(?!\p{L})|professor|ensino|treinamento|creche(?! (?:canina|(?:para|de) (?:c[ãa]|cachorr|pet)))|colégio|tutor|reforço escolar)/iu,
    advice:
      /(?<!\p{L})(?:advogad|advocacia|escritório|contab|contador|cartório|seguros(?!\p{L})|seguradora|consultor|agência|imobiliária|corretor|arquitet|coach|assessoria)/iu,
    wellness:
      /(?<!\p{L})(?:cabeleireir|salão|barbearia|barbeiro|estétic|beleza|unhas|manicure|massagem|yoga|ioga|academia(?!\p{L})|crossfit|pilates|tatua|spa(?!\p{L}))/iu,
    creative:
      /(?<!\p{L})(?:fot[oó]graf|filmagem|v[ií]deo|design|ilustra|músic|autora?(?!\p{L})|escritor|artista|gráfic|podcast)/iu,
    animals:
      /(?<!\p{L})(?:cachorr|cães(?!\p{L})|gatos?(?!\p{L})|pets?(?!\p{L})|cavalo|equitação|haras|veterin[aá]ri|banho e tosa|apicult)/iu,
    home: /(?<!\p{L})(?:encanador|eletricist|limpeza|faxin|diarista|mudanças(?!\p{L})|jardin|paisagis|aquecimento|chaveiro|dedetiz|marido de aluguel|solar|piscina|reformas|desentup)/iu,
    craft:
      /(?<!\p{L})(?:restauração d|restaurador|conserto|reparo|marcen|carpint|alfaiat|costur|estofad|tapeçaria|serralh|ferreir|olaria|ceramis|encaderna|pedreir|telhad|pintor|ourives|oficina|artes(?:ão|ãos|ã|ãs|anato)(?!\p{L})|assistência técnica|ateli[êe](?! de velas))/iu,
    food: /(?<!\p{L})(?:padaria|confeit|restaurante|lanchonete|bar(?!\p{L})|boteco|cafeteria|café|açougue|queij|chocolat|vinícola|cervejaria|sorveteria|buffet|fazenda|torrefação|pizzaria|doceria|marmit|hamburgueria|a[çc]a[íi]|bolos(?!\p{L})|cervejas?(?!\p{L})|pão(?!\p{L})|pães(?!\p{L}))/iu,
    lodging:
      /(?<!\p{L})(?:hotel|pousada|camping|museu|galeria|teatro|cinema|parque|hostel|albergue|castelo|hospedagem|espaço de eventos)/iu,
    retail:
      /(?<!\p{L})(?:loja|vendas?(?!\p{L})|brechó|segunda mão|usados|boutique|sapato|calçado|roupas?(?!\p{L})|móveis|livraria|livros?(?!\p{L})|papelaria|perfumaria|ótica(?!\p{L})|sebo(?!\p{L})|velas(?!\p{L})|sabonete|produtos artesanais|biciclet|brinquedo|flores|floricultura|joia|plantas)/iu,
  },
  goals: {
    adoptions: /(?<!\p{L})(?:ado[çc]|adot)/iu,
    volunteers: /(?<!\p{L})(?:volunt[áa]ri|padrinho|madrinha)/iu,
    donations: /(?<!\p{L})(?:doa[çc]|doador|patrocín|arrecad|mantenedor)/iu,
    demos: /(?<!\p{L})(?:demos?(?!\p{L})|demonstraç|testes? grátis|usuários?(?!\p{L})|downloads?(?!\p{L}))/iu,
    contracts: /(?<!\p{L})(?:contratos?(?!\p{L})|licitaç|projetos?(?!\p{L}))/iu,
    learners: /(?<!\p{L})(?:alun|estudantes?(?!\p{L})|aprendizes)/iu,
    places:
      /(?<!\p{L})(?:associad|sócios?(?!\p{L})|membros?(?!\p{L})|participantes?(?!\p{L})|cantores|tenores|inscri|assinant|newsletter|matrícula)/iu,
    applications:
      /(?<!\p{L})(?:candidat|contratar(?!\p{L})|funcionári|equipe(?!\p{L})|aprendiz(?!\p{L})|currículo)/iu,
    appointments:
      /(?<!\p{L})(?:agendamento|consultas?(?!\p{L})|pacientes?(?!\p{L})|primeiras? (?:conversa|reuni|sess|aula)|aulas? experimenta)/iu,
    bookings: /(?<!\p{L})(?:reservas?(?!\p{L})|reservar|diárias?(?!\p{L})|ocupação|lotar|lotad|hóspedes)/iu,
    visitors:
      /(?<!\p{L})(?:pessoas por (?:noite|evento|sessão|oficina|dia|semana|sábado)|visitantes?(?!\p{L})|visitas(?!\p{L})|movimento(?!\p{L})|público(?!\p{L}))/iu,
    sales:
      /(?<!\p{L})(?:vendas?(?!\p{L})|vender|encomendas?(?!\p{L})|faturamento|receita(?!\p{L})|pedidos?(?!\p{L})|clientes?(?!\p{L})|compras?(?!\p{L}))/iu,
    inquiries:
      /(?<!\p{L})(?:contatos?(?!\p{L})|ligações|orçamentos?(?!\p{L})|leads?(?!\p{L})|interessad|solicitaç)/iu,
    community: /(?<!\p{L})(?:comunidade|engaja|fideli|seguidor|fãs(?!\p{L})|avaliações|frequentador)/iu,
  },
  challenges: {
    decisions:
      /(?<!\p{L})(?:licitaç|comitê|conselho|diretoria|aprovação|decisões|ciclos? de venda|prefeitura)/iu,
    doubt:
      /(?<!\p{L})(?:n[ãa]o se atrevem|têm medo|n[ãa]o (?:tem|têm|tenho) (?:flexibilidade|jeito|talento|preparo)|medo(?!\p{L})|receio|nervos|dúvida|insegur|n[ãa]o são (?:bons|boas|flex[ií]veis|jovens)|velh[oa]s? demais|vergonha de começar)/iu,
    delay:
      /(?<!\p{L})(?:tarde demais|muito tarde|esperam demais|última hora|último minuto|adia(?:m|r)(?!\p{L})|deixam para depois|n[ãa]o é urgente)/iu,
    taboo: /(?<!\p{L})(?:morte(?!\p{L})|morrer|luto(?!\p{L})|tabu(?!\p{L})|vergonha|constrang|estigma)/iu,
    hygiene:
      /(?<!\p{L})(?:higien|anti-higiênic|suj[ao]s?(?!\p{L})|sujeira|germes|(?<!sent\p{L}{1,3} o )cheiro|nojo)/iu,
    sizes: /(?<!\p{L})(?:tamanhos?(?!\p{L})|numeração|devoluç|trocas(?!\p{L}))/iu,
    weather: /(?<!\p{L})(?:chuva|chove|clima(?!\p{L})|cancel|desmarc|n[ãa]o aparecem|faltam sem)/iu,
    season: /(?<!\p{L})(?:temporada|inverno|meses fracos|semanas fracas)/iu,
    hiring:
      /(?<!\p{L})(?:n[ãa]o (?:encontramos|achamos) (?:\p{L}{1,20} )?(?:funcionári\p{L}*|gente|pessoal|professores|cozinheir\p{L}*|motoristas)|falta de (?:mão de obra|funcionários|pessoal)|contratar(?!\p{L}))/iu,
    price:
      /(?<!\p{L})(?:metade do pre[çc]o|mais barat|barat|pre[çc]os?(?!\p{L})|car[oa] demais|muito car|(?:é|são|parece|acham) car|concorr|supermercado|mercado é|(?:fotógrafo|loja|concorrente|estúdio)s? demais|pre[çc]os? cai|redes(?!\p{L})|desconto|de graça|grátis|amazon|por conta própria)/iu,
    dryness:
      /(?<!\p{L})(?:chat[oa]s?(?!\p{L})|entediante|complex|complicad|técnic|difícil de explicar|abstrat|árid)/iu,
    location:
      /(?<!\p{L})(?:encontrar a gente|nos encontrar|onde estamos|onde ficamos|localização|escondid|estacionamento|afastad|difícil de achar)/iu,
    trust:
      /(?<!\p{L})(?:confiança|desconfia|golpe|desconhecid|nov[oa]s? (?:aqui|no mercado)|avaliações ruins|reclamaç|negativ|reputação|crítica|preconceito)/iu,
    secrecy: /(?<!\p{L})(?:confidencial|sigilo|lgpd|privacidade|proteção de dados|regulament|regulad)/iu,
    time: /(?<!\p{L})(?:tempo(?!\p{L})|horas?(?!\p{L})|sozinh|sobrecarreg|correria)/iu,
    camera:
      /(?<!\p{L})(?:c[âa]mera|tímid|gosto de aparecer|gravar|rosto|fotos?(?!\p{L})|imagens|v[ií]deos?(?!\p{L}))/iu,
    ideas:
      /(?<!\p{L})(?:ideias?(?!\p{L})|o que (?:postar|publicar|escrever|dizer)|inspiração|criativ|assuntos?(?!\p{L}))/iu,
    reach:
      /(?<!\p{L})(?:alcance|visibilidade|algoritmo|seguidor|conhece(?:m)?(?!\p{L})|ninguém (?:nos )?vê)/iu,
    engagement:
      /(?<!\p{L})(?:engaja|coment(?:ários?|a|am)(?!\p{L})|curtidas?(?!\p{L})|likes?(?!\p{L})|interaç|reaç)/iu,
    budget: /(?<!\p{L})(?:orçamento|dinheiro|verba|custos?(?!\p{L})|car[oa]s?(?!\p{L}))/iu,
    routine: /(?<!\p{L})(?:constância|consistência|irregular|rotina|planej|regularidade)/iu,
  },
  audiences: {
    workers: /(?<!\p{L})(?:funcionári|trabalhador|quem trabalha)/iu,
    hobbyists:
      /(?<!\p{L})(?:escalador|corredor|ciclista|trilheir|pescador|gamers?|jogador|colecionador|esportista|atleta|amantes d|apaixonad|fãs de)/iu,
    committees: /(?<!\p{L})(?:prefeitura|conselho|comitê|órgãos públicos|município)/iu,
    experts: /(?<!\p{L})(?:arquitet|engenheir|médic|advogad|especialista)/iu,
    managers:
      /(?<!\p{L})(?:gestor|diretor|gerente|rh(?!\p{L})|recursos humanos|fundador|don[oa]s? de (?!casa|imóve|cachorr|cães|gato|pet|carro)|empresári|compradores)/iu,
    clerks: /(?<!\p{L})(?:secretári|assistente|administrativ|auxiliar)/iu,
    grieving: /(?<!\p{L})(?:enlutad|familiares|paciente|doente|cuidador)/iu,
    helpers: /(?<!\p{L})(?:volunt[áa]ri|doador|ajudar(?!\p{L}))/iu,
    families: /(?<!\p{L})(?:fam[íi]li|pais(?!\p{L})|mães(?!\p{L})|crian[çc]as|filhos)/iu,
    young: /(?<!\p{L})(?:jovens|jovem(?!\p{L})|adolescente|estudante|universitári)/iu,
    beginners: /(?<!\p{L})(?:iniciante|novat|aprend|nervos)/iu,
    seniors: /(?<!\p{L})(?:idos|aposentad|terceira idade|acima de (?:50|60|70)|mais de (?:50|60|70))/iu,
    tenants: /(?<!\p{L})(?:inquilin|locatári)/iu,
    travelers: /(?<!\p{L})(?:turista|viajante|visitante|hóspede)/iu,
    neighbors: /(?<!\p{L})(?:vizinh|moradores|gente do bairro)/iu,
    companies:
      /(?<!\p{L})(?:empresas?(?!\p{L})|pmes?(?!\p{L})|negócios|startups?|hospitais|autônomos|mei(?!\p{L}))/iu,
  },
  toCompanies:
    /(?<!\p{L})(?:empresas?(?!\p{L})|empresári|pmes?(?!\p{L})|gestor|gerente|diretor|rh(?!\p{L})|recursos humanos|hospitais|prefeitura|empreendedor|arquitet|fundador|startups?|b2b)/iu,
  fewer: /^(?:menos|reduzir (?:as |os |o |a )?|evitar (?:as |os |o |a )?) ?([^,.;]{3,40})/iu,
  video: /(?<!\p{L})(?:v[ií]deos?|reels?|clipes?|filmagens?)(?!\p{L})/iu,
  noVideo: /(?<!\p{L})(?:sem|nada de|n[ãa]o|nenhum) (?:v[ií]deo|reel|filmage)/iu,
  excluded: /^(?:sem|nada de|n[ãa]o|nenhuma?|evitar)(?!\p{L})/iu,
  condition: /^(?:quando|se|porque|embora|enquanto|como|desde que|depois que|antes que)(?!\p{L})/iu,
  seasons:
    /(?<!\p{L})(?:janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|verão|outono|inverno|Natal|Páscoa|Carnaval|Réveillon)(?!\p{L})/gu,
  opening: /^(?:somos|sou|temos|tenho|noss[oa]|minha|meu) (?:uma? )?|^uma? /iu,
};
