/** Values that the examples of operations share. Users replace the ids with their own. */
export const EXAMPLE = {
  /** The id of a draft, and of the post made from it. */
  post: '0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41',
  publication: '3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35',
  media: '5d1f2c7a-8f0b-4c39-8a6e-71b3d9e4c052',
  comment: '8e40b6d9-2c75-4e1b-9f83-06d5a1c7b9e2',
  /** An id that the caller chooses. */
  own: '7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b',
  page: '100000000000001',
  key: 'newsletter-2027-05',
  text: 'The bells ring again on Friday at noon. Come and listen.',
  // Always ahead, and never too far.
  time: `${new Date().getUTCFullYear() + 1}-05-14 09:30:00`,
  instant: `${new Date().getUTCFullYear()}-01-01T00:00:00.000Z`,
  month: `${new Date().getUTCFullYear()}-02-01T00:00:00.000Z`,
  zone: 'Europe/Berlin',
} as const;
