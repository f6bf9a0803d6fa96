import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DEFAULT_YEAR, type VehicleForm, type VehicleFormOutput } from '../../../schema/vehicles/input';
import { yearInName } from '../../../schema/vehicles/year-in-name';
import { formatNumber } from '../../lib/format';

export type SuggestedFact = 'year' | 'kmsDriven';

export interface SuggestedFacts {
  /** These are still the form's own suggestions. */
  open: readonly SuggestedFact[];
  /** The seller has typed one. */
  type: (fact: SuggestedFact) => void;
  /** A year in the name replaces a suggested one. */
  followName: (name: string, latestYear: number) => void;
}

const SUGGESTIONS: Readonly<Record<SuggestedFact, number>> = { year: DEFAULT_YEAR, kmsDriven: 0 };
const FACTS = Object.keys(SUGGESTIONS) as SuggestedFact[];

/** A new listing's facts that are not confirmed yet; none when editing. What a draft says instead was typed before. */
export function useSuggestedFacts(
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  isNew: boolean,
): SuggestedFacts {
  const [typed, setTyped] = useState<readonly SuggestedFact[]>(() =>
    FACTS.filter((fact) => form.getValues(fact) !== SUGGESTIONS[fact]),
  );
  const [isNamed, setIsNamed] = useState(false);
  const facts = isNew ? FACTS : [];
  return {
    open: facts.filter((fact) => !typed.includes(fact) && !(fact === 'year' && isNamed)),
    type: (fact) => setTyped((before) => [...before, fact]),
    followName: (name, latestYear) => {
      if (!isNew || typed.includes('year')) return;
      const year = yearInName(name, latestYear);
      if (year === null && !isNamed) return;
      setIsNamed(year !== null);
      form.setValue('year', year ?? DEFAULT_YEAR, { shouldDirty: true });
    },
  };
}

/** "Year 2020 and 0 km: is that right?" */
export function questionOf(
  open: readonly SuggestedFact[],
  { year, kmsDriven }: VehicleFormOutput,
  price: string | undefined,
): string {
  const facts = open.map((fact) => (fact === 'year' ? `Year ${year}` : `${formatNumber(kmsDriven ?? 0)} km`));
  const all = [...facts, ...(price ? [price] : [])].join(' and ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}: is that right?`;
}
