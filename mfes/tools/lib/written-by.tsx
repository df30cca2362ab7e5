import type { Writer } from '@carillon/contracts/http/ai/writer.ts';
import type { ReactNode } from 'react';

/** Who did the work; where Carillon's own writer stood in for a model, why. */
export const WrittenBy = ({ writer, message }: { writer: Writer; message: string }): ReactNode => (
  <p className="muted">{writer.fell_back ? message : `By ${writer.name}.`}</p>
);
