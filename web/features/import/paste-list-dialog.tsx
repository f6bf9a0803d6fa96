import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ReadList } from '../../../schema/vehicles/read-list';
import { failureText, isUnauthorized } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { Textarea } from '../../ui/textarea';
import { draftsQuery } from '../drafts/drafts.queries';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { importDraftsMutation } from './import.queries';
import { ListRowFields } from './list-row-fields';
import { type Doubt, doubtsOf, draftOf, type KnownVehicle, type TypedRow, typedRow } from './list-rows';
import { useUndoImport } from './use-undo-import';
import { useWords } from './words';

/** Includes the catalogue and the cities. */
const loadReader = () => import('../../../schema/vehicles/read-list');

/** More is no list of vehicles. */
const MAX_LENGTH = 50_000;

const latestYear = () => Number(indianDay(Date.now()).slice(0, 4)) + 1;

/** The seller's vehicles and drafts, to find those of the list that are there already. */
function useStock(): KnownVehicle[] {
  const { data: vehicles = [] } = useAllVehicles();
  const { data: drafts = [] } = useQuery(draftsQuery);
  const begun = drafts.map(({ fields }) => ({
    name: fields.name ?? '',
    registrationNumber: fields.facts?.registrationNumber,
    kmsDriven: fields.kmsDriven,
  }));
  return [...vehicles, ...begun];
}

type Rows = { list: ReadList; doubts: (Doubt | null)[] };

/** Makes drafts of a list that the seller has already: a message, or cells copied from a sheet. */
export function PasteListDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const stock = useStock();
  const [text, setText] = useState('');
  const [read, setRead] = useState<Rows>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<{ rows: TypedRow[] }>({ defaultValues: { rows: [] } });
  const save = useMutation(importDraftsMutation);
  const undo = useUndoImport();
  // The same for every attempt, so that one that was stored without an answer is not stored again.
  const [importId] = useState(() => crypto.randomUUID());

  const readText = async (said: string) => {
    const reader = await loadReader().catch(() => null);
    if (!reader) return setProblem(t('This needs a connection.'));
    const list = reader.readList(said, latestYear());
    if (list.rows.length === 0)
      return setProblem(t('No vehicles found in it. Name, year and price of each are enough.'));
    const doubts = doubtsOf(list.rows, stock);
    form.reset({ rows: list.rows.map((row, at) => typedRow(row, doubts[at] ?? null)) });
    setProblem(undefined);
    setRead({ list, doubts });
  };

  const wanted = form.watch('rows').filter(({ isWanted }) => isWanted).length;
  const submit = ({ rows }: { rows: TypedRow[] }) => {
    if (!read) return;
    const drafts = read.list.rows.flatMap((row, at) => {
      const typed = rows[at];
      return typed?.isWanted ? [{ row: at, fields: draftOf(row, typed) }] : [];
    });
    if (drafts.length === 0) return setProblem(t('Tick at least one vehicle.'));
    save.mutate(
      { importId, drafts },
      {
        onSuccess: () => {
          toast({
            title: t('{count} drafts saved. Add photos to publish them.', { count: drafts.length }),
            tone: 'success',
            action: { label: t('Undo'), onSelect: () => undo(importId) },
          });
          onClose();
        },
        onError: (error) => {
          if (!isUnauthorized(error))
            setProblem(failureText(error, t('The drafts could not be saved. Please try again.')));
        },
      },
    );
  };

  if (!read) {
    return (
      <FormDialog
        title={t('Paste your list')}
        description={t(
          'A WhatsApp message with many vehicles, or cells copied from Excel. You check every line before it is saved.',
        )}
        size="lg"
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault();
          readText(text);
        }}
        submitLabel={t('Read the list')}
        pendingLabel={t('Reading...')}
        pending={false}
      >
        <Field label={t('Your list')} error={problem}>
          <Textarea
            rows={10}
            maxLength={MAX_LENGTH}
            value={text}
            data-autofocus
            onChange={({ target, nativeEvent }) => {
              setText(target.value);
              setProblem(undefined);
              if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') readText(target.value);
            }}
          />
        </Field>
      </FormDialog>
    );
  }
  const { rows, unread, beyond } = read.list;
  return (
    <FormDialog
      title={t('{count} vehicles in your list', { count: rows.length })}
      description={t('Untick what you do not want, and correct what was misread.')}
      size="xl"
      onClose={onClose}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('Save {count} drafts', { count: wanted })}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <FormProvider {...form}>
        {beyond > 0 && (
          <p className="font-medium text-sm">
            {t('{beyond} more are not shown. Save these first, then paste the rest.', { beyond })}
          </p>
        )}
        {unread.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer py-1">
              {t('Lines without a vehicle: {count}', { count: unread.length })}
            </summary>
            <ul translate="no" className="list-disc pl-5 text-ink-muted">
              {unread.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one reading, which do not move
                <li key={at} className="wrap-anywhere whitespace-pre-line">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        )}
        <ol className="divide-y divide-line">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one reading, which do not move
            <ListRowFields key={`${at}`} at={at} row={row} doubt={read.doubts[at] ?? null} />
          ))}
        </ol>
        <FormAlert message={problem} />
      </FormProvider>
    </FormDialog>
  );
}
