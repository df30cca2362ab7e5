import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { scheduleBatch } from '@carillon/contracts/http/posts/schedule-batch.ts';
import {
  dayIn,
  daysLater,
  limitsFor,
  networkOf,
  Question,
  saveCsv,
  useAccountZone,
  useApproval,
  useConnections,
  useMay,
  useNow,
  useSession,
  useShell,
} from '@carillon/sdk/index.ts';
import { Alert, Button, PageHeader } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { useDayOrder } from '../features/bulk/api/use-day-order.ts';
import { droppedFiles, useFolder } from '../features/bulk/api/use-folder.ts';
import { useImport } from '../features/bulk/api/use-import.ts';
import { usePlannedTexts } from '../features/bulk/api/use-planned-texts.ts';
import { useWithSlots } from '../features/bulk/api/use-with-slots.ts';
import { useWork } from '../features/bulk/api/use-work.ts';
import { ColumnsPanel } from '../features/bulk/components/columns-panel.tsx';
import { FileLine } from '../features/bulk/components/file-line.tsx';
import { ImportBar, type RowView } from '../features/bulk/components/import-bar.tsx';
import { ReadProblem } from '../features/bulk/components/read-problem.tsx';
import { RowsTable } from '../features/bulk/components/rows-table.tsx';
import { Settings } from '../features/bulk/components/settings.tsx';
import { Start } from '../features/bulk/components/start.tsx';
import { BulkStyles } from '../features/bulk/components/styles.tsx';
import { UnusedColumns } from '../features/bulk/components/unused-columns.tsx';
import { accountKey, accountText, type Meanings, otherNetworksIn } from '../features/bulk/model/accounts.ts';
import { listAmbiguous } from '../features/bulk/model/ambiguous-networks.ts';
import { checkRows, type GivenRow } from '../features/bulk/model/check-rows.ts';
import { FIELDS, type Field } from '../features/bulk/model/fields.ts';
import { isDone, summaryWords } from '../features/bulk/model/outcomes.ts';
import { visibleText } from '../features/bulk/model/plain-text.ts';
import type { RowResult } from '../features/bulk/model/run-import.ts';
import { SHEET_FILE } from '../features/bulk/model/sheet-file.ts';
import { resultsCsv, templateCsv } from '../features/bulk/model/tables.ts';
import { listUnusedColumns } from '../features/bulk/model/unused-columns.ts';
import { zoneText } from '../lib/zone-text.ts';

/** Times come nearer, and nobody edits by the second. */
const MINUTE_MS = 60_000;

/** Many posts from one file, at /bulk-post. */
export function BulkPage(): ReactNode {
  const zone = useAccountZone();
  const shell = useShell();
  const times = zoneText(zone);
  const { user } = useSession();
  const minute = Math.floor(useNow().getTime() / MINUTE_MS) * MINUTE_MS;
  const now = useMemo(() => new Date(minute), [minute]);
  const maySchedule = useMay(scheduleBatch);
  const { needed } = useApproval();
  const mayImport = maySchedule && !needed;
  const connections = useConnections();
  const { targets: knownTargets } = connections;
  const withSlots = useWithSlots();
  const { folder, add } = useFolder();
  const sheet = useWork();
  const { work, rows } = sheet;
  const [defaultKeys, setDefaultKeys] = useState<readonly string[]>([]);
  const [rowView, setRowView] = useState<RowView>('all');
  const [asks, setAsks] = useState(false);
  const unused = useMemo(() => work && listUnusedColumns(work.sheet, work.mapping), [work]);
  const networks = useMemo(() => otherNetworksIn(rows.map(({ cells }) => cells.accounts)), [rows]);
  const meanings = work?.meanings ?? NO_MEANINGS;
  const ambiguous = useMemo(
    () =>
      listAmbiguous(
        rows.map(({ cells }) => cells.accounts),
        knownTargets,
        meanings,
      ),
    [rows, knownTargets, meanings],
  );
  const isWaived = unused?.affecting.every((name) => work?.waived.includes(name)) ?? true;
  const importing = useImport(sheet.record);
  const busy = importing.running !== null;

  const dates = useDayOrder({
    sheetId: work?.sheetId ?? '',
    header: work?.sheet.header ?? [],
    said: work?.order ?? null,
    given: sheet.given,
    rows,
    zone,
    now,
    onSay: sheet.order,
  });
  const { order, dotsVary, years } = dates;
  const is1904 = work?.workbook?.is1904 ?? false;
  const defaults = useMemo(
    () => knownTargets.filter((one) => defaultKeys.includes(accountKey(one))),
    [knownTargets, defaultKeys],
  );
  const context = useMemo(
    () => ({
      zone,
      now,
      order,
      dotsVary,
      years,
      is1904,
      known: knownTargets,
      defaults,
      meanings,
      folder,
      withSlots,
      limitsFor: (platform: PlatformName, ids: readonly string[]) =>
        limitsFor(networkOf(connections, platform), ids),
      planned: () => null,
    }),
    [
      zone,
      now,
      order,
      dotsVary,
      years,
      is1904,
      knownTargets,
      defaults,
      meanings,
      folder,
      withSlots,
      connections,
    ],
  );
  const base = useMemo(() => checkRows(rows, context), [rows, context]);
  const last = useMemo(
    () =>
      lastOf(
        base.flatMap(({ local }) => local ?? []),
        zone,
      ),
    [base, zone],
  );
  const { planned, stamp } = usePlannedTexts(last, zone, now, work !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp stands for what `planned` knows.
  const checked = useMemo(
    () => (stamp === 0 ? base : checkRows(rows, { ...context, planned })),
    [base, stamp],
  );

  const results = useMemo(() => new Map<number, RowResult>(work?.results), [work?.results]);
  const leftOutRows = useMemo(() => new Set(work?.left), [work?.left]);
  const chosenRows = checked.flatMap(({ number, post }) =>
    post && !leftOutRows.has(number) && !isDone(results.get(number)) ? [{ number, post }] : [],
  );
  const faulty = checked.filter(
    ({ faults, number }) => !isDone(results.get(number)) && (faults.length > 0 || results.has(number)),
  );
  const alike = useMemo(() => alikeOf(rows, results), [rows, results]);
  const visible = rowView === 'faulty' ? faulty : checked;
  const fields = useMemo(
    () => FIELDS.filter((field) => ALWAYS.includes(field) || rows.some(({ cells }) => cells[field])),
    [rows],
  );
  const done = [...results.values()].filter((one) => isDone(one)).length;
  const account = knownTargets[0] ? accountText(knownTargets[0]) : t`Facebook: Corner Bakehouse`;
  const tomorrow = daysLater(dayIn(zone, now), 7);

  const take = (files: readonly File[]): void => {
    const table = files.find(({ name }) => SHEET_FILE.test(name)) ?? (work ? undefined : files[0]);
    add(files.filter((file) => file !== table));
    // Files of a dropped folder arrive late, and an import may have begun meanwhile.
    if (table && !importing.isRunning()) void sheet.open(table);
  };
  const drop = (dropped: DataTransfer): void => {
    droppedFiles(dropped).then(take, sheet.reportLostFile);
  };
  const start = (): void => {
    if (!work) return;
    sheet.stopReading();
    const place = {
      workspaceId: user?.workspace.id ?? '',
      sheetId: work.sheetId,
      zone,
      sheetName: work.name,
    };
    void importing.start(chosenRows, place);
  };

  return (
    <div className="page bulk">
      <BulkStyles />
      <PageHeader
        title={t`Bulk Post`}
        line={
          <>
            <Trans>Import many posts from one file. Times are in {times}.</Trans>{' '}
            <Button type="link" onClick={() => shell.changeTimeZone()}>
              <Trans>Change</Trans>
            </Button>
          </>
        }
      />
      {maySchedule && needed && (
        <Alert
          type="info"
          title={t`You can preview a file here, but you can’t import it`}
          description={t`An owner must approve posts in this workspace, and a bulk import can’t ask for approval. Send posts for approval one by one, or ask an owner to import the file.`}
        />
      )}
      {!maySchedule && (
        <Alert
          type="info"
          title={t`You can preview a file here, but you can’t import it`}
          description={t`Your role in this workspace can’t schedule posts. Ask an owner.`}
        />
      )}
      {!work && (
        <Start
          problem={sheet.problem}
          isReading={sheet.isReading}
          account={account}
          tomorrow={tomorrow}
          onFiles={take}
          onDrop={drop}
          onTemplate={() => saveCsv('carillon-bulk-template.csv', templateCsv(account, tomorrow))}
        />
      )}
      {work && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way beside the buttons, for the pointer alone.
        <div
          className="bulk-work"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            drop(event.dataTransfer);
          }}
        >
          {sheet.problem && <ReadProblem problem={sheet.problem} />}
          {sheet.isReading && (
            <p role="status">
              <Trans>Reading the file…</Trans>
            </p>
          )}
          <FileLine
            name={work.name}
            workbook={work.workbook}
            posts={rows.length}
            files={folder.size}
            headerLine={work.sheet.headerLine}
            disabled={busy}
            onFiles={add}
            onTable={sheet.chooseTable}
            onClose={() => (done < rows.length && sheet.hasChanges() ? setAsks(true) : sheet.close())}
          />
          {!sheet.isKept && (
            <Alert
              type="warning"
              title={t`Reloading this page closes the file`}
              description={t`It’s too large for your browser to keep. You can safely open and import it again. No row is scheduled twice.`}
            />
          )}
          <Settings
            {...{ known: knownTargets, defaults, order, meanings, networks: ambiguous }}
            nameless={rows.filter(({ cells }) => visibleText(cells.accounts) === '').length}
            asksOrder={dates.asks}
            why={dates.why}
            reread={dates.reread}
            disabled={busy}
            onMean={sheet.mean}
            onDefaults={setDefaultKeys}
            onOrder={dates.say}
          />
          <ColumnsPanel
            sheet={work.sheet}
            mapping={work.mapping}
            separator={work.separator}
            maySeparate={work.text !== null}
            isWorkbook={work.workbook !== null}
            problem={sheet.splitProblem}
            disabled={busy || done > 0}
            onFirstRow={sheet.firstRow}
            onMap={sheet.map}
            onSeparate={sheet.separate}
          />
          {unused && (
            <UnusedColumns
              {...{ ...unused, networks, isWaived }}
              disabled={busy}
              onWaive={(isOn) => sheet.waive(isOn ? unused.affecting : [])}
            />
          )}
          <ImportBar
            counts={{ all: rows.length, faulty: faulty.length, chosen: chosenRows.length, done }}
            summary={results.size > 0 ? summaryWords([...results.values()], rows.length) : ''}
            shown={rowView}
            running={importing.running}
            mayImport={mayImport}
            open={isWaived ? null : t`Check the unused columns first.`}
            onShow={setRowView}
            onImport={start}
            onStop={importing.stop}
            onResults={() =>
              saveCsv(
                `${work.name.replace(SHEET_FILE, '')}-results.csv`,
                resultsCsv(checked, results, globalThis.location.origin),
              )
            }
          />
          <RowsTable
            rows={visible}
            {...{ fields, known: knownTargets, alike, results, left: leftOutRows, zone, busy }}
            onMend={sheet.mend}
            onMendAlike={sheet.mendAlike}
            onChoose={sheet.choose}
          />
          {visible.length === 0 && (
            <p role="status">
              <Trans>No rows have problems.</Trans>
            </p>
          )}
        </div>
      )}
      {asks && (
        <Question
          title={t`Discard this file?`}
          action={t`Discard`}
          keep={t`Cancel`}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            sheet.close();
          }}
        >
          <Trans>Your corrections, choices and results will be lost. Imported posts stay scheduled.</Trans>
        </Question>
      )}
      {sheet.rereading?.lost === null && (
        <Question
          title={t`Switch to another sheet?`}
          action={t`Switch sheets`}
          keep={t`Cancel`}
          onClose={() => sheet.decideRereading(false)}
          onConfirm={() => sheet.decideRereading(true)}
        >
          <Trans>
            Your corrections, choices and results for this sheet will be lost. Imported posts stay scheduled.
          </Trans>
        </Question>
      )}
      {typeof sheet.rereading?.lost === 'number' && (
        <Question
          title={t`Read the file again?`}
          action={t`Read again`}
          keep={t`Cancel`}
          onClose={() => sheet.decideRereading(false)}
          onConfirm={() => sheet.decideRereading(true)}
        >
          {plural(sheet.rereading.lost, {
            one: '# correction will be lost because its cell changes.',
            other: '# corrections will be lost because their cells change.',
          })}
        </Question>
      )}
    </div>
  );
}

const NO_MEANINGS: Meanings = {};
const ALWAYS: readonly Field[] = ['text', 'date', 'media', 'accounts'];

/** The last of some local times, as an instant; null without any. */
const lastOf = (locals: readonly string[], zone: string): Date | null => {
  const last = [...locals].sort().at(-1);
  return last ? instantOf(last, zone) : null;
};

/** How many rows that are not done say the same of their accounts. */
function alikeOf(rows: readonly GivenRow[], results: ReadonlyMap<number, RowResult>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { number, cells } of rows) {
    const accountsText = cells.accounts.toLowerCase();
    if (!isDone(results.get(number))) counts.set(accountsText, (counts.get(accountsText) ?? 0) + 1);
  }
  return counts;
}
