import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { mediaId } from '@carillon/contracts/http/posts/media-view.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';

const list = z.array(mediaId).max(UPLOAD_LIMITS.files);

/** The field `media_ids`. @throws AppError `validation_failed` */
export function readMediaIds(json: string): string[] {
  const read = list.safeParse(parseJson(json));
  if (read.success) return [...new Set(read.data)];
  throw invalid({
    media_ids: [
      sentence`Send a JSON list of at most ${{ most: UPLOAD_LIMITS.files }} ids of uploaded files.`,
    ],
  });
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
