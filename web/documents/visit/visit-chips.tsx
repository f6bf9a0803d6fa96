import { type ReactNode, useId } from 'react';
import type { FieldRules } from '../../../schema/common/field-rules';
import { DAY_PARTS, VISIT_RULES } from '../../../schema/visits/choices';
import { useReader } from '../../i18n/texts';
import { formatDay } from '../../lib/dates';
import { useRuled } from '../parts/html-form';

const CHIP =
  'button relative h-11 cursor-pointer rounded-full border-line bg-raised px-4 has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:[outline:2px_solid_var(--color-accent)]';

interface ChipsProps {
  name: 'day' | 'part';
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
  /** Of the choice that carries the field's rules. */
  attributes?: object;
}

/** Radio buttons, which need no script; the first carries the rules of all. */
function Chips({ name, choices, chosen, attributes }: ChipsProps) {
  return choices.map(({ value, label }, index) => (
    <label key={value} className={CHIP}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === chosen}
        className="absolute inset-0 cursor-pointer appearance-none"
        {...(index === 0 ? attributes : {})}
      />
      {label}
    </label>
  ));
}

interface GroupProps {
  label: string;
  noteId: string;
  problem: string | undefined;
  children: ReactNode;
}

function Group({ label, noteId, problem, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <p id={noteId} className="mt-1.5 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

/** What the script needs to say at a group what is wrong with it. */
function useGroup(rules: FieldRules, problem: string | undefined) {
  const ruled = useRuled();
  const noteId = useId();
  const invalid = problem ? { 'aria-invalid': true } : {};
  return { noteId, attributes: { ...ruled(rules), ...invalid, 'aria-describedby': noteId } };
}

interface DayChipsProps {
  today: string;
  /** Those on which somebody is there. */
  days: readonly string[];
  chosen: string | undefined;
  problem: string | undefined;
}

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/** Today, tomorrow and Sunday as far as they are possible, and the other days behind "Another day". */
export function DayChips({ today, days, chosen, problem }: DayChipsProps) {
  const {
    language,
    texts: { visit, visitDays },
  } = useReader();
  const { noteId, attributes } = useGroup(VISIT_RULES.day, problem);
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  const sunday = days.find((day) => day > tomorrow && new Date(day).getUTCDay() === SUNDAY);
  const soon = days.filter((day) => day <= tomorrow || day === sunday);
  const later = days.filter((day) => !soon.includes(day));
  const choice = (value: string) => {
    if (value === today) return { value, label: visitDays.today };
    return { value, label: value === tomorrow ? visitDays.tomorrow : formatDay(value, language) };
  };
  const isLater = chosen !== undefined && later.includes(chosen);
  return (
    <Group label={visit.day} noteId={noteId} problem={problem}>
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
    </Group>
  );
}

/** Morning, afternoon or evening. */
export function PartChips({ chosen, problem }: Pick<DayChipsProps, 'chosen' | 'problem'>) {
  const { visit } = useReader().texts;
  const { noteId, attributes } = useGroup(VISIT_RULES.part, problem);
  const choices = DAY_PARTS.map((value) => ({ value, label: visit.parts[value] }));
  return (
    <Group label={visit.part} noteId={noteId} problem={problem}>
      <Chips name="part" choices={choices} chosen={chosen} attributes={attributes} />
    </Group>
  );
}
