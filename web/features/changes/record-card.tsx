import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, History } from 'lucide-react';
import { useState } from 'react';
import type { ChangeFilter } from '../../../schema/changes/input';
import type { ChangeDto } from '../../../schema/changes/output';
import { wordOf } from '../../../schema/changes/words';
import { formatDateTime } from '../../lib/dates';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Loaded } from '../../ui/core/loaded';
import { Select } from '../../ui/core/select';
import { ShowMore } from '../../ui/core/show-more';
import { TableSkeleton } from '../../ui/table-skeleton';
import { type ChangedField, changedFields } from './change-words';
import { changesQuery, exportChangesMutation } from './changes.queries';
import { useWords } from './words';

function FieldLine({ field: { label, before, after } }: { field: ChangedField }) {
  const t = useWords();
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-muted">{t.known(label)}</dt>
      <dd className="wrap-break-word min-w-0 tabular-nums">
        {before === null || after === null ? t('changed') : `${t.known(before)} → ${t.known(after)}`}
      </dd>
    </div>
  );
}

function ChangeRow({ change }: { change: ChangeDto }) {
  const t = useWords();
  const { at, personId, personName, memberName, number, vehicleId, vehicleName, leadId, after } = change;
  const fields = changedFields(change);
  return (
    <li className="px-card py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          <span translate={personId ? 'no' : undefined}>{personId ? personName : t('Owner')}</span>
          {': '}
          {t(wordOf(change), {
            name: memberName ?? t('somebody'),
            number: number ?? t('a deleted number'),
            leads: Number(after.leads),
            title: after.title ?? '',
          })}
        </span>
        <time dateTime={at} className="text-ink-muted">
          {formatDateTime(at)}
        </time>
      </p>
      {vehicleId && (
        <p translate="no" className="wrap-break-word text-ink-muted">
          {leadId ? (
            <Link to="/dashboard/leads" search={{ lead: leadId }} className="text-accent underline">
              {vehicleName}
            </Link>
          ) : (
            (vehicleName ?? t('A deleted vehicle'))
          )}
        </p>
      )}
      {fields.length > 0 && (
        <dl className="mt-1">
          {fields.map((field) => (
            <FieldLine key={field.label} field={field} />
          ))}
        </dl>
      )}
    </li>
  );
}

interface RecordCardProps {
  /** Who may be chosen besides the owner. */
  people: readonly { personId: string; name: string }[];
}

/** Who changed what of the seller's, by person, with everything as CSV. */
export function RecordCard({ people }: RecordCardProps) {
  const t = useWords();
  const [person, setPerson] = useState('');
  const filter: ChangeFilter = person ? { person } : {};
  const list = useInfiniteQuery(changesQuery(filter));
  const save = useMutation({
    ...exportChangesMutation,
    onSuccess: saveFile,
    onError: (error) => toastFailure(error, t('The record could not be downloaded')),
  });
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Who did what')}
        description={t(
          'Changes of vehicles, leads, yard, texts and staff, and whose numbers your staff opened, kept for a year.',
        )}
      />
      <div className="flex flex-wrap gap-3 border-line border-b px-card py-3">
        <Field label={t('Whose changes')} hideLabel className="min-w-48 flex-1">
          <Select value={person} onChange={({ target }) => setPerson(target.value)}>
            <option value="">{t('Everybody')}</option>
            <option value="self">{t('Owner')}</option>
            {people.map(({ personId, name }) => (
              <option key={personId} value={personId} translate="no">
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          icon={<Download aria-hidden="true" className="size-4" />}
          pending={save.isPending}
          onClick={() => save.mutate(filter)}
        >
          {t('Download CSV')}
        </Button>
      </div>
      <Loaded
        query={list}
        failure={t('The record could not be loaded')}
        loading={<TableSkeleton label={t('Loading the record')} />}
        empty={{
          icon: <History />,
          title: t('Nothing yet'),
          text: t('Changes appear here as soon as somebody makes one.'),
        }}
      >
        {(changes) => (
          <>
            <ul aria-label={t('Who did what')} className="divide-y divide-line">
              {changes.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </ul>
            <div className="pb-4 empty:hidden">
              <ShowMore list={list} />
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
