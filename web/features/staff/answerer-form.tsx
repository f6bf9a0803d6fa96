import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { nationalNumber } from '../../../schema/common/phone';
import type { AnswererInput } from '../../../schema/staff/answerer';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { failureText, isUnauthorized } from '../../lib/failure';
import { Field } from '../../ui/core/field';
import { Loaded } from '../../ui/core/loaded';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PrefixedInput } from '../../ui/prefixed-input';
import { TableSkeleton } from '../../ui/table-skeleton';
import { colleaguesQuery } from './colleagues.queries';
import { useWords } from './words';

const DIAL_CODE = '+91';
const OWNER = 'owner';
const NUMBER = 'number';

interface AnswererFormProps {
  title?: string;
  /** Who answers now; null: the owner. */
  answerer: OwnVehicleDto['answerer'];
  /** Below the fields once another answerer is chosen. */
  note?: ReactNode;
  isPending?: boolean;
  error?: Error | null;
  onClose: () => void;
  onSave: (answerer: z.input<typeof AnswererInput>) => void;
}

/** Whose number buyers call and write to, and who hears of offers. */
export function AnswererForm({
  title,
  answerer,
  note,
  isPending = false,
  error = null,
  onClose,
  onSave,
}: AnswererFormProps) {
  const t = useWords();
  const colleagues = useQuery(colleaguesQuery);
  const before = answerer ? (answerer.personId ?? NUMBER) : OWNER;
  const [chosen, setChosen] = useState(before);
  const [number, setNumber] = useState(
    answerer?.personId === null ? nationalNumber(answerer.mobileNumber, DIAL_CODE) : '',
  );
  const isChanged = chosen !== before || chosen === NUMBER;

  const input = () => {
    if (chosen === OWNER) return { by: 'owner' } as const;
    if (chosen === NUMBER) return { by: 'number', mobileNumber: number } as const;
    return { by: 'member', personId: chosen } as const;
  };
  const problem = error instanceof ApiError ? error.body.fields?.mobileNumber : undefined;
  const failure =
    error && !problem && !isUnauthorized(error)
      ? failureText(error, t('That did not work. Please try again.'))
      : undefined;

  return (
    <FormDialog
      size="sm"
      title={title ?? t('Who answers')}
      description={t('Whose number stands behind Call and WhatsApp, and who is told of offers.')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(input());
      }}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={isPending}
    >
      <Loaded
        query={colleagues}
        failure={t('Your staff could not be loaded')}
        loading={<TableSkeleton label={t('Loading your staff')} />}
      >
        {(people) => (
          <>
            <Field label={t('Buyers reach')}>
              <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
                <option value={OWNER}>{t('The owner')}</option>
                {people.map((person) => (
                  <option key={person.personId} value={person.personId} translate="no">
                    {person.name}
                  </option>
                ))}
                <option value={NUMBER}>{t('A duty number')}</option>
              </Select>
            </Field>
            {chosen === NUMBER && (
              <Field label={t('Duty number')} error={problem} hint={t('Buyers see it as not confirmed.')}>
                <PrefixedInput
                  type="tel"
                  inputMode="numeric"
                  autoComplete="off"
                  prefix={DIAL_CODE}
                  maxLength={10}
                  value={number}
                  onChange={({ target }) => setNumber(target.value)}
                />
              </Field>
            )}
          </>
        )}
      </Loaded>
      {isChanged && note}
      <FormAlert message={failure} />
    </FormDialog>
  );
}
