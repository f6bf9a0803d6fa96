import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '../../../schema/yards/days';
import { HoursInput } from '../../../schema/yards/input';
import type { YardDto } from '../../../schema/yards/output';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { TimeOptions } from '../../ui/time-options';
import { PartForm } from './part-form';
import { useWords } from './words';

const HoursForm = z.object({ hours: HoursInput });

export const DAY_LABELS = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
} as const satisfies Record<Weekday, string>;

const USUAL = { opens: '10:00', closes: '19:00' };

interface YardPartProps {
  yard: YardDto;
  onDirty: (isDirty: boolean) => void;
}

/** One pair of hours for all days, and the day on which nobody is there. */
export function HoursCard({ yard, onDirty }: YardPartProps) {
  const t = useWords();
  const form = useForm({
    resolver: zodResolver(HoursForm),
    values: {
      hours: {
        opens: yard.opens ?? '',
        closes: yard.closes ?? '',
        closedDay: yard.closedDay ?? ('' as const),
      },
    },
  });
  const errors = form.formState.errors.hours;
  return (
    <PartForm
      title={t('Hours')}
      description={t('Indian time, the same on all days.')}
      form={form}
      fields={['hours.opens', 'hours.closes', 'hours.closedDay']}
      toPart={({ hours }) => ({ hours })}
      saved={t('Hours saved')}
      onDirty={onDirty}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('Opens')} error={errors?.opens?.message}>
          <Select {...form.register('hours.opens')}>
            <option value="">{t('Not said')}</option>
            <TimeOptions value={yard.opens ?? USUAL.opens} />
          </Select>
        </Field>
        <Field label={t('Closes')} error={errors?.closes?.message}>
          <Select {...form.register('hours.closes')}>
            <option value="">{t('Not said')}</option>
            <TimeOptions value={yard.closes ?? USUAL.closes} />
          </Select>
        </Field>
        <Field label={t('Weekly day off')} error={errors?.closedDay?.message}>
          <Select {...form.register('hours.closedDay')}>
            <option value="">{t('None')}</option>
            {WEEKDAYS.map((day) => (
              <option key={day} value={day}>
                {t(DAY_LABELS[day])}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </PartForm>
  );
}
