import { type ReactNode, useId } from 'react';
import type { FieldRules } from '../../../schema/common/field-rules';
import { useRuled } from './html-form';

const CHIP =
  'button relative h-11 cursor-pointer rounded-full border-line bg-raised px-4 has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:[outline:2px_solid_var(--color-accent)] has-data-not-today:group-has-[[data-today]:checked]:hidden';

interface ChipsProps {
  name: string;
  choices: readonly {
    value: string;
    label: string;
    isToday?: boolean;
    /** Hidden while the choice of today is taken, in a form with the class `group`. */
    notToday?: boolean;
  }[];
  chosen: string | undefined;
  /** Of the choice that carries the field's rules. */
  attributes?: object;
}

/** Radio buttons, which need no script; the first carries the rules of all. */
export function Chips({ name, choices, chosen, attributes }: ChipsProps) {
  return choices.map(({ value, label, isToday, notToday }, index) => (
    <label key={value} className={CHIP}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === chosen}
        data-today={isToday}
        data-not-today={notToday || undefined}
        className="absolute inset-0 cursor-pointer appearance-none"
        {...(index === 0 ? attributes : {})}
      />
      {label}
    </label>
  ));
}

interface ChipGroupProps {
  label: string;
  noteId: string;
  problem: string | undefined;
  children: ReactNode;
}

/** Chips that answer one question, and below them what is wrong with the answer. */
export function ChipGroup({ label, noteId, problem, children }: ChipGroupProps) {
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
export function useChipGroup(rules: FieldRules, problem: string | undefined) {
  const ruled = useRuled();
  const noteId = useId();
  const invalid = problem ? { 'aria-invalid': true } : {};
  return { noteId, attributes: { ...ruled(rules), ...invalid, 'aria-describedby': noteId } };
}
