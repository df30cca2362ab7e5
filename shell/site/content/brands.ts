/** What Carillon works with: networks, model servers, standards and servers. The operator's own are added to them. */
export const BRANDS = [
  'Facebook',
  'Instagram',
  'LinkedIn',
  'OpenAI',
  'Ollama',
  'vLLM',
  'llama.cpp',
  'OAuth 2.0',
  'OpenAPI',
  'MongoDB',
  'RabbitMQ',
  'Redis',
  'Docker',
  'Prometheus',
] as const;
