import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { REPUBLISH_POLICIES, type RepublishPolicy, type VehicleForm } from '../../../schema/vehicles/input';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { POLICY_LABELS } from '../republish/policy-labels';
import { RepublishingHelp } from '../republish/republishing-help';
import { ownVehiclesQuery } from './vehicles.queries';
import { useWords } from './words';

const HINTS = {
  allow: 'Dealers may offer it too, on a page of their own with their price and number.',
  ask: 'Dealers who want to offer it too have to ask you.',
  deny: 'Nobody else can offer it.',
} as const satisfies Record<RepublishPolicy, string>;

/** Whether other sellers may offer the vehicle too. Starts with the previous listing's choice. */
export function RepublishField() {
  const t = useWords();
  const { register, watch, resetField, getFieldState } = useFormContext<VehicleForm>();
  const { data: listings } = useInfiniteQuery(ownVehiclesQuery);
  const latest = listings?.[0]?.republishPolicy;
  useEffect(() => {
    if (!latest || getFieldState('republishPolicy').isDirty) return;
    resetField('republishPolicy', { defaultValue: latest });
  }, [latest, getFieldState, resetField]);
  return (
    <Field
      label={t('Republishing')}
      hint={t(HINTS[watch('republishPolicy') ?? 'allow'])}
      aside={<RepublishingHelp />}
    >
      <Select {...register('republishPolicy')}>
        {REPUBLISH_POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {t.known(POLICY_LABELS[policy])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
