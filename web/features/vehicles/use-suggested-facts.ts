import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftFields } from '../../../schema/drafts/input';
import { kmsInName, yearInName } from '../../../schema/vehicles/facts-in-name';
import { DEFAULT_YEAR, type VehicleForm, type VehicleFormOutput } from '../../../schema/vehicles/input';
import { formatKms } from '../../lib/format';
import { say } from './words';

export type SuggestedFact = 'year' | 'kmsDriven';

export interface SuggestedFacts {
  /** Facts that still have the form's suggested values. */
  open: readonly SuggestedFact[];
  /** Called when the seller has typed one. */
  type: (fact: SuggestedFact) => void;
  /** Replaces suggested year and kilometres with those in the name. */
  followName: (name: string, latestYear: number) => void;
}

const SUGGESTIONS: Readonly<Record<SuggestedFact, number>> = { year: DEFAULT_YEAR, kmsDriven: 0 };
const FACTS = Object.keys(SUGGESTIONS) as SuggestedFact[];

/**
 * A new listing's facts that are not confirmed yet; none when editing. A draft contains only those that were
 * typed (`useDraft`).
 */
export function useSuggestedFacts(
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  isNew: boolean,
  begun: DraftFields | undefined,
): SuggestedFacts {
  const [typed, setTyped] = useState<readonly SuggestedFact[]>(() =>
    FACTS.filter((fact) => begun?.[fact] != null),
  );
  const [named, setNamed] = useState<readonly SuggestedFact[]>([]);
  const facts = isNew ? FACTS : [];
  return {
    open: facts.filter((fact) => !typed.includes(fact) && !named.includes(fact)),
    type: (fact) => setTyped((before) => [...before, fact]),
    followName: (name, latestYear) => {
      if (!isNew) return;
      const found = { year: yearInName(name, latestYear), kmsDriven: kmsInName(name) };
      for (const fact of FACTS) {
        if (typed.includes(fact) || (found[fact] === null && !named.includes(fact))) continue;
        form.setValue(fact, found[fact] ?? SUGGESTIONS[fact], { shouldDirty: true });
      }
      setNamed(FACTS.filter((fact) => found[fact] !== null));
    },
  };
}

/** "Year 2020 and 0 km: is that right?" */
export function questionOf(
  open: readonly SuggestedFact[],
  { year, kmsDriven }: VehicleFormOutput,
  price: string | undefined,
): string {
  const facts = open.map((fact) =>
    fact === 'year' ? say('Year {year}', { year }) : formatKms(kmsDriven ?? 0),
  );
  const all = [...facts, ...(price ? [price] : [])].join(say(' and '));
  return say('{value}{value2}: is that right?', { value: all.charAt(0).toUpperCase(), value2: all.slice(1) });
}
