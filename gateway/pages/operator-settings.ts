import { z } from 'zod';

const LIMIT = { brands: 40, testimonials: 12 };

const TESTIMONIALS =
  'must be a JSON list of what customers said, such as [{"quote":"…","name":"…","role":"…"}]';

const testimonial = z.strictObject({
  quote: z.string().trim().min(1).max(600),
  name: z.string().trim().min(1).max(80),
  role: z.string().trim().max(120).default(''),
});

/** The operator's details on public pages. */
export const operatorSettings = {
  OPERATOR_NAME: z.string().trim().max(120, 'must have at most 120 characters').optional(),
  PRIVACY_EMAIL: z.email('must be an email address').optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  SITE_BRANDS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
    .refine(
      (names) => names.length <= LIMIT.brands && names.every((name) => name.length <= 60),
      `must be at most ${LIMIT.brands} names of at most 60 characters each, separated by commas`,
    ),
  SITE_TESTIMONIALS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      const read = z.array(testimonial).max(LIMIT.testimonials).safeParse(parseJson(text));
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      const where = issue?.path.length ? ` (${issue.path.join('.')}: ${issue.message})` : '';
      context.addIssue({ code: 'custom', message: TESTIMONIALS + where });
      return z.NEVER;
    }),
};

export type OperatorSettings = z.output<z.ZodObject<typeof operatorSettings>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
