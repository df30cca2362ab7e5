import { downloadData } from '@carillon/contracts/http/gateway/download-data.ts';
import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import { startDataExport } from '@carillon/contracts/http/identity/data-export/start-data-export.ts';
import { useApi } from '@carillon/sdk/index.ts';

/** Asks for a ticket, and has the browser take the archive with it. */
export function useDownloadData(): (confirmation: Confirmation) => Promise<void> {
  const api = useApi();
  return async (confirmation) => {
    const { ticket } = await api.call(startDataExport, { body: confirmation });
    api.download(downloadData, { query: { ticket } });
  };
}
