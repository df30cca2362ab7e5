import { useSearchParams, useShell } from '@carillon/sdk/index.ts';
import { useEffect, useRef } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import { PAGE } from '../features/drafts/api/use-opened-draft.ts';
import { isEmpty } from '../features/drafts/model/content.ts';

/** Names the draft in the address once there is something in it, so that a reload, a bookmark and each tab keep to theirs. */
export function useDraftAddress({ id, state }: DraftHandle, isSent: boolean): void {
  const { navigate } = useShell();
  const [params] = useSearchParams();
  const { content, version } = state;
  const hasAddress = useRef(false);
  const unnamed = !params.has('draft') && (params.get('new') || id) === id;
  // An open dialog has the browser's history to itself.
  const due = unnamed && (isSent || (content.step === 'topic' && (version > 0 || !isEmpty(content))));
  useEffect(() => {
    if (params.get('draft') === id) hasAddress.current = true;
    // An address that has left this draft asks for another one.
    if (due && !hasAddress.current) navigate(`${PAGE}?draft=${id}`, { replace: true });
  }, [due, id, navigate, params]);
}
