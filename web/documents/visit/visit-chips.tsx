import { DAY_PARTS, VISIT_RULES, type VisitTimes } from '../../../schema/visits/choices';
import { WEEKDAYS } from '../../../schema/yards/days';
import { placeTexts } from '../../i18n/selling-place';
import { useReader } from '../../i18n/texts';
import { formatDay, weekdayName } from '../../lib/dates';
import { ChipGroup, Chips, useChipGroup } from '../parts/chips';

interface VisitChipsProps {
  times: VisitTimes;
  chosen: string | undefined;
  problem: string | undefined;
}

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/** Today, tomorrow and Sunday (the day after, if that is one of the two) as far as they are possible, and the other days behind "Another day". */
export function DayChips({ times: { today, days, closedDay }, chosen, problem }: VisitChipsProps) {
  const {
    language,
    texts: { visit, visitDays },
  } = useReader();
  const { noteId, attributes } = useChipGroup(VISIT_RULES.day, problem);
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  const isSunday = (day: string) => new Date(day).getUTCDay() === SUNDAY;
  const isNear = isSunday(today) || isSunday(tomorrow);
  const third = days.find((day) => day > tomorrow && (isNear || isSunday(day)));
  const soon = days.filter((day) => day <= tomorrow || day === third);
  const later = days.filter((day) => !soon.includes(day));
  const choice = (value: string) => {
    if (value === today) return { value, label: visitDays.today, isToday: true };
    return { value, label: value === tomorrow ? visitDays.tomorrow : formatDay(value, language) };
  };
  const isLater = chosen !== undefined && later.includes(chosen);
  return (
    <ChipGroup label={visit.day} noteId={noteId} problem={problem}>
      <Chips name="day" choices={soon.map(choice)} chosen={chosen} attributes={attributes} />
      <details open={isLater} className="basis-full">
        <summary className="touch-target w-fit cursor-pointer py-2 font-medium text-accent text-sm">
          {visitDays.other}
        </summary>
        <div className="mt-1 flex flex-wrap gap-2">
          <Chips
            name="day"
            choices={later.map(choice)}
            chosen={chosen}
            attributes={soon[0] ? {} : attributes}
          />
        </div>
      </details>
      {closedDay && (
        <p className="basis-full text-ink-muted text-sm first-letter:uppercase">
          {placeTexts(language).closed(weekdayName(WEEKDAYS.indexOf(closedDay), language))}
        </p>
      )}
    </ChipGroup>
  );
}

/** Morning, afternoon or evening; those that are over are gone while Today is chosen. */
export function PartChips({ times: { over }, chosen, problem }: VisitChipsProps) {
  const { visit } = useReader().texts;
  const { noteId, attributes } = useChipGroup(VISIT_RULES.part, problem);
  const choices = DAY_PARTS.map((value) => ({
    value,
    label: visit.parts[value],
    notToday: over.includes(value),
  }));
  return (
    <ChipGroup label={visit.part} noteId={noteId} problem={problem}>
      <Chips name="part" choices={choices.filter(({ notToday }) => notToday)} chosen={chosen} />
      <Chips
        name="part"
        choices={choices.filter(({ notToday }) => !notToday)}
        chosen={chosen}
        attributes={attributes}
      />
    </ChipGroup>
  );
}
