import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DAY_PARTS, type DayPart, MAX_VISIT_DAYS, PART_ENDS } from '../../../schema/visits/choices';
import type { VisitDto } from '../../../schema/visits/output';
import { weekdayOf } from '../../../schema/yards/days';
import { formatDay } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { Field } from '../../ui/core/field';
import { Segmented } from '../../ui/core/segmented';
import { Select } from '../../ui/core/select';
import { FormDialog } from '../../ui/form-dialog';
import { yardPlaceQuery } from '../yards/yard.queries';
import type { VisitTime } from './use-decide';
import { timeOf, vehicleOf, whenOf } from './visit-words';
import { useWords } from './words';

interface ProposeDialogProps {
  visit: VisitDto;
  who: string;
  onPropose: (time: VisitTime) => Promise<void>;
  onClose: () => void;
}

/** Whether a time of a day in India is over. */
const isOver = (day: string, part: DayPart) =>
  Date.now() >= Date.parse(`${day}T${PART_ENDS[part]}:00:00+05:30`);

/** Another day or time of day for a visit than it has now, which the seller then writes to the buyer. */
export function ProposeDialog({ visit, who, onPropose, onClose }: ProposeDialogProps) {
  const t = useWords();
  const { data: yard } = useQuery(yardPlaceQuery);
  const asked = timeOf(visit);
  const partsOf = (day: string) =>
    DAY_PARTS.filter((part) => !isOver(day, part) && !(day === asked.day && part === asked.part));
  const days = Array.from({ length: MAX_VISIT_DAYS + 1 }, (_, ahead) => indianDay(Date.now(), ahead)).filter(
    (day) => partsOf(day).length > 0 && (!yard?.closedDay || weekdayOf(day) !== yard.closedDay),
  );
  const [chosen, setDay] = useState(asked.day);
  const day = days.includes(chosen) ? chosen : (days[0] ?? asked.day);
  const [wanted, setPart] = useState<DayPart>(asked.part);
  const parts = partsOf(day);
  const part = parts.includes(wanted) ? wanted : (parts[0] ?? wanted);
  return (
    <FormDialog
      size="sm"
      title={t('Another time for {who}', { who })}
      description={`${vehicleOf(visit)} · ${whenOf(visit)}`}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void onPropose({ day, part });
        onClose();
      }}
      submitLabel={t('Propose')}
      pendingLabel={t('Saving...')}
      pending={false}
    >
      <Field label={t('Day')}>
        <Select data-autofocus value={day} onChange={({ target }) => setDay(target.value)}>
          {days.map((one) => (
            <option key={one} value={one}>
              {formatDay(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        label={t('Time of day')}
        value={part}
        onValueChange={setPart}
        options={parts.map((value) => ({ value, label: t.known(value) }))}
      />
      <p className="text-ink-muted text-sm">{t('Then write it to the buyer: the WhatsApp text is ready.')}</p>
    </FormDialog>
  );
}
