import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StatementColumns } from '../../../../schema/upi/input';
import type { StatementResultDto } from '../../../../schema/upi/output';
import { findStatement, guessColumns, readStatement, type Statement } from '../../../../schema/upi/statement';
import { failureText, isUnauthorized } from '../../../lib/failure';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Field } from '../../../ui/core/field';
import { Select } from '../../../ui/core/select';
import { FormAlert } from '../../../ui/form-alert';
import { Progress } from '../../../ui/progress';
import { readSheet } from './statement-file';
import { importStatementMutation, knownColumnsQuery } from './upi.queries';

interface Opened {
  fileName: string;
  statement: Statement;
  columns: StatementColumns;
}

const NO_TABLE = 'No table was found in this file. Choose a CSV or XLSX statement.';
const COLUMNS: { name: keyof StatementColumns; label: string }[] = [
  { name: 'date', label: 'Date' },
  { name: 'utr', label: 'Reference (UTR)' },
  { name: 'amount', label: 'Incoming amount' },
  { name: 'direction', label: 'Cr or Dr' },
];

const headingsText = ({ headings }: Statement) => headings.join('|').slice(0, 2000);

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What the import has done; of what it has not, only that nothing was confirmed. */
const resultText = ({ added, known, confirmed }: StatementResultDto) =>
  [
    `${confirmed === 0 ? 'No payment' : counted(confirmed, 'payment', 'payments')} confirmed.`,
    added > 0 && `${counted(added, 'row', 'rows')} imported.`,
    known > 0 &&
      `${counted(known, 'row', 'rows')} skipped because an earlier statement had ${known === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Reads a bank's statement on this device and imports its incoming UPI payments. */
export function StatementCard() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(0);
  const importing = useMutation(importStatementMutation);
  const result = opened ? readStatement(opened.statement, opened.columns) : null;
  const unknown = opened
    ? [opened.columns.utr ? '' : 'reference', opened.columns.amount ? '' : 'incoming amount'].filter(Boolean)
    : [];

  const open = async (file: File) => {
    setProblem(undefined);
    setOpened(undefined);
    importing.reset();
    try {
      const statement = findStatement(await readSheet(file));
      if (!statement) throw new Error('no table');
      const known = await client.fetchQuery(knownColumnsQuery(headingsText(statement))).catch(() => null);
      setOpened({ fileName: file.name, statement, columns: known ?? guessColumns(statement) });
    } catch {
      setProblem(NO_TABLE);
    }
  };
  const start = () => {
    if (!opened || !result || importing.isPending) return;
    setSent(0);
    setProblem(undefined);
    const { fileName, statement, columns } = opened;
    importing.mutate(
      { fileName, headings: headingsText(statement), columns, rows: result.rows, onProgress: setSent },
      {
        onSuccess: () => setOpened(undefined),
        onError: (error) => {
          if (isUnauthorized(error)) return;
          setProblem(
            failureText(error, 'The import was interrupted. Import the file again: nothing counts twice.'),
          );
        },
      },
    );
  };

  return (
    <Card padded={false}>
      <CardHeader
        title="Bank statement"
        description="CSV or XLSX of any bank. Of incoming UPI payments, reference, amount and date are sent; everything else stays on this device. Those with the right reference and amount are confirmed."
        actions={
          <Button disabled={importing.isPending} onClick={() => input.current?.click()}>
            <span className="flex items-center gap-1.5">
              <FileSpreadsheet aria-hidden="true" className="size-4" />
              Choose statement
            </span>
          </Button>
        }
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-label="Bank statement"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void open(file);
        }}
      />
      <div className="flex flex-col gap-4 px-card has-[p]:py-4">
        {opened && result && (
          <>
            <p className="wrap-anywhere font-medium">{opened.fileName}</p>
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {COLUMNS.map(({ name, label }) => (
                <Field key={name} label={label}>
                  <Select
                    value={opened.columns[name]}
                    disabled={importing.isPending}
                    onChange={({ target }) =>
                      setOpened({ ...opened, columns: { ...opened.columns, [name]: target.value } })
                    }
                  >
                    <option value="">None</option>
                    {[...new Set(opened.statement.headings)].filter(Boolean).map((heading) => (
                      <option key={heading}>{heading}</option>
                    ))}
                  </Select>
                </Field>
              ))}
            </div>
            {unknown.length > 0 ? (
              <FormAlert message={`Choose the column of the ${unknown.join(' and of the ')}.`} />
            ) : (
              <p className="text-ink-muted">
                {formatNumber(result.rows.length)} incoming UPI{' '}
                {result.rows.length === 1 ? 'payment' : 'payments'}, {formatNumber(result.skipped.length)}{' '}
                without a reference, {formatNumber(result.others)} other{' '}
                {result.others === 1 ? 'row' : 'rows'}
              </p>
            )}
            {result.isUndirected && (
              <FormAlert message="Choose the column that says Cr or Dr: some of these rows may be money that you paid." />
            )}
            {result.shortened > 0 && (
              <FormAlert message="A spreadsheet has shortened the references of this file. Download it from the bank again and do not open it before." />
            )}
            {importing.isPending && (
              <Progress label="Importing" percent={(sent / Math.max(1, result.rows.length)) * 100} />
            )}
            <Button
              variant="primary"
              className="self-start"
              disabled={result.rows.length === 0 || result.isUndirected}
              pending={importing.isPending}
              pendingLabel="Importing..."
              onClick={start}
            >
              Import {formatNumber(result.rows.length)}
            </Button>
          </>
        )}
        {importing.data && <p role="status">{resultText(importing.data)}</p>}
        <FormAlert message={problem} />
      </div>
    </Card>
  );
}
