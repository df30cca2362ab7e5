import { z } from 'zod';
import { givenId } from './domain/bounded-text.ts';
import { defineOperation, type Operation } from './operation.ts';
import type { ServiceName } from './service-names.ts';

/** Whose data: everything of a user, everything of a workspace, or what a user created in a workspace. */
export const exportSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), user_id: givenId }),
  z.object({ kind: z.literal('workspace'), workspace_id: givenId }),
  z.object({ kind: z.literal('author'), workspace_id: givenId, user_id: givenId }),
]);
export type ExportSubject = z.output<typeof exportSubject>;

/**
 * A file begins by `open`, and what follows is in it: rows of a list, or pieces of text or of bytes. A reply without `end`
 * broke off.
 */
export const exportLine = z.union([
  z.strictObject({ open: z.string().min(1).max(200), about: z.string().max(300) }),
  z.strictObject({ row: z.record(z.string(), z.unknown()) }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ base64: z.string() }),
  z.strictObject({ end: z.literal(true) }),
]);
export type ExportLine = z.output<typeof exportLine>;

const idOf = (service: ServiceName): string => `${service}.exportData`;

/** The operation with which a service exports all it stores about somebody. */
export const defineDataExport = (service: ServiceName) =>
  defineOperation({
    id: idOf(service),
    method: 'POST',
    path: `/internal/${service}/data-export`,
    access: ['gateway'],
    summary: 'All that is kept of a user or a workspace',
    body: z.object({ subject: exportSubject }),
    response: z.object({}),
    stream: exportLine,
  });
export type DataExport = ReturnType<typeof defineDataExport>;

export const isDataExport = (operation: Operation): operation is DataExport =>
  operation.id === idOf(operation.service);
