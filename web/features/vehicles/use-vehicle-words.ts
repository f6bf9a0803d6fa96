import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CatalogueMake, CatalogueModel } from '../../../schema/vehicles/catalogue';
import { kmsInName, ownersInName, withoutPhrases } from '../../../schema/vehicles/facts-in-name';
import { FUEL_TYPES, type VehicleForm, type VehicleFormOutput } from '../../../schema/vehicles/input';
import { suggestions } from './load-catalogue';
import type { SuggestedFacts } from './use-suggested-facts';

const FOLLOWING = ['kind', 'make', 'model', 'body', 'fuelType'] as const;
type Following = (typeof FOLLOWING)[number];

export interface VehicleWords {
  makes: readonly CatalogueMake[];
  /** Call when the seller has typed the name: its words fill in missing facts. */
  typeName: (name: string) => void;
  /** Call when the name is complete: owners and kilometres move from it to their fields. */
  leaveName: () => void;
  /** Call when the seller has entered a fact: the name follows, unless they wrote it. */
  give: (field: Following | 'owners' | 'variant' | 'year', value: string) => void;
}

const fuelIn = (name: string) => FUEL_TYPES.find((fuel) => new RegExp(`\\b${fuel}\\b`, 'i').test(name));
const onlyOf = (model: CatalogueModel | null | undefined) =>
  model?.fuels.length === 1 ? model.fuels[0] : undefined;

/** Keeps a listing's name consistent with its facts. What was typed by hand is never changed. */
export function useVehicleWords(
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  suggested: SuggestedFacts,
  latestYear: number,
): VehicleWords {
  const { getValues, setValue } = form;
  const [makes, setMakes] = useState<readonly CatalogueMake[]>([]);
  const [byHand] = useState(() => {
    const values = getValues();
    return new Set<string>((['name', 'owners', ...FOLLOWING] as const).filter((field) => values[field]));
  });
  const isYearKnown = useRef(false);
  const typed = useRef('');
  useEffect(() => {
    suggestions().then((catalogue) => catalogue && setMakes(catalogue.CATALOGUE));
  }, []);

  const fill = (field: Following, value: string | undefined) => {
    if (byHand.has(field) || (getValues(field) ?? '') === (value ?? '')) return;
    setValue(field, (value ?? '') as '', { shouldDirty: true });
  };
  const compose = () => {
    const { make, model, year, facts } = getValues();
    if (byHand.has('name') || !(make || model)) return;
    const said = [isYearKnown.current ? String(year) : '', make, model, facts?.variant];
    setValue('name', said.filter(Boolean).join(' ').slice(0, 120), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const note = (field: string, value: string) => void (value ? byHand.add(field) : byHand.delete(field));

  const typeName = async (name: string) => {
    typed.current = name;
    note('name', name.trim());
    suggested.followName(name, latestYear);
    const owners = ownersInName(name);
    if (owners !== null && !byHand.has('owners')) setValue('owners', owners, { shouldDirty: true });
    const catalogue = await suggestions();
    // Compared with what was typed: leaving the field may have shortened the name since.
    if (!catalogue || typed.current !== name) return;
    const named = catalogue.vehicleInName(name);
    fill('kind', named?.kind);
    // A make of one kind does not fit another.
    const isFitting = named && getValues('kind') === named.kind;
    fill('make', isFitting ? named.make : undefined);
    const isSameMake = isFitting && getValues('make') === named.make;
    fill('model', isSameMake ? named.model?.name : undefined);
    fill('body', isSameMake ? named.model?.body : undefined);
    fill('fuelType', fuelIn(name) ?? (isSameMake ? onlyOf(named.model) : undefined));
  };

  const leaveName = () => {
    const { name, owners, kmsDriven } = getValues();
    const said = { owners: ownersInName(name), kms: kmsInName(name) };
    // A fact that contradicts its field stays in the name, where the seller sees that the two differ.
    const isTaken = (said.owners ?? owners) === owners && (said.kms ?? kmsDriven) === kmsDriven;
    const rest = withoutPhrases(name);
    if (!isTaken || (said.owners === null && said.kms === null) || !rest) return;
    if (said.owners !== null) note('owners', String(owners));
    if (said.kms !== null) suggested.type('kmsDriven');
    setValue('name', rest, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };

  const give: VehicleWords['give'] = async (field, value) => {
    if (field === 'year') isYearKnown.current = true;
    else note(field, value);
    compose();
    if (field !== 'make' && field !== 'model') return;
    const catalogue = await suggestions();
    if (!catalogue) return;
    const { make, model } = getValues();
    const ofMake = makes.filter(({ name }) => name === make);
    if (field === 'make' && ofMake.length === 1) fill('kind', ofMake[0]?.kind);
    const kind = getValues('kind');
    const found = ofMake
      .filter((each) => !kind || each.kind === kind)
      .flatMap((each) =>
        catalogue.modelsOf(each.kind, each.name).map((known) => ({ kind: each.kind, known })),
      )
      .find(({ known }) => known.name === model);
    if (found) fill('kind', found.kind);
    fill('body', found?.known.body);
    fill('fuelType', onlyOf(found?.known));
  };
  return { makes, typeName, leaveName, give };
}
