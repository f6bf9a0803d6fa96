import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DEFAULT_YEAR, type VehicleForm } from '../../../schema/vehicles/input';
import type { Advert } from '../../../schema/vehicles/read-advert';
import { Field } from '../../ui/core/field';
import { Textarea } from '../../ui/textarea';
import { describeAdvert } from './describe-advert';
import { canDictate, DictateButton } from './dictate-button';
import type { SuggestedFacts } from './use-suggested-facts';
import type { VehicleWords } from './use-vehicle-words';
import { say, useWords } from './words';

/** Includes the catalogue and the cities, so it is fetched when someone pastes or speaks. */
const loadReader = () => import('../../../schema/vehicles/read-advert');

const HINT = 'A WhatsApp message or one sentence. We fill in what it says; you check it.';
const EARS = 'Dictating uses your browser, which may send the sound to the company that makes it.';

function answerTo(advert: Advert): string {
  const said = describeAdvert(advert);
  if (!said) return say('No facts found in it. Please fill in the form below.');
  const missing = advert.price === null ? ` ${say('It has no price that we can be sure of.')}` : '';
  return say('Filled in: {said}.{missing} Please check.', { said, missing });
}

type FieldName = Parameters<ReturnType<typeof useFormContext<VehicleForm>>['setValue']>[0];

const factsOf = (advert: Advert): Partial<Record<FieldName, string | number | boolean | null>> => ({
  kind: advert.kind,
  make: advert.make,
  model: advert.model,
  'facts.variant': advert.variant,
  year: advert.year,
  kmsDriven: advert.kmsDriven,
  owners: advert.owners,
  fuelType: advert.fuelType,
  transmission: advert.transmission,
  price: advert.price && String(advert.price),
  city: advert.city,
  'facts.registrationNumber': advert.registrationNumber,
  'facts.negotiable': advert.negotiable || null,
});

/** The values of fields before anything is known. */
const EMPTY: Partial<Record<FieldName, number | boolean | null>> = {
  year: DEFAULT_YEAR,
  kmsDriven: 0,
  owners: null,
  'facts.negotiable': false,
};

/** Facts that the name is composed of. */
const GIVEN: Partial<Record<FieldName, Parameters<VehicleWords['give']>[0]>> = {
  kind: 'kind',
  make: 'make',
  model: 'model',
  fuelType: 'fuelType',
  year: 'year',
  owners: 'owners',
  'facts.variant': 'variant',
};

interface AdvertFieldProps {
  words: VehicleWords;
  suggested: SuggestedFacts;
  latestYear: number;
}

/** The first field of a new listing: a text that the seller already has, turned into facts to confirm. */
export function AdvertField({ words, suggested, latestYear }: AdvertFieldProps) {
  const t = useWords();
  const { getValues, setValue, formState } = useFormContext<VehicleForm>();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<string>();
  // What the last text has filled in, which the next one replaces unless the seller has corrected it since.
  const filled = useRef(new Map<FieldName, unknown>());
  const fill = (advert: Advert) => {
    const before = filled.current;
    filled.current = new Map();
    for (const [field, value] of Object.entries(factsOf(advert)) as [
      FieldName,
      string | number | boolean | null,
    ][]) {
      const isCorrected = before.has(field) && getValues(field) !== before.get(field);
      if (isCorrected || (value === null && !before.has(field))) continue;
      const next = value ?? (field in EMPTY ? EMPTY[field] : '');
      setValue(field, next as never, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      if (value !== null) filled.current.set(field, next);
      if (field === 'year' || field === 'kmsDriven') suggested.type(field);
      const given = GIVEN[field];
      if (given) words.give(given, String(value ?? ''));
    }
  };
  // Each text is read once, so that the seller's later corrections stay.
  const lastRead = useRef('');
  const read = async (said: string) => {
    setText(said);
    if (said.trim() === lastRead.current) return;
    lastRead.current = said.trim();
    if (said.trim() === '') return setAnswer(undefined);
    const reader = await loadReader().catch(() => null);
    if (!reader) return setAnswer(t('This needs a connection. Please fill in the form below.'));
    const advert = reader.readAdvert(said, latestYear);
    fill(advert);
    setAnswer(answerTo(advert));
  };
  return (
    <Field
      label={t('Paste your advert, or say it')}
      hint={answer ? <span role="status">{answer}</span> : canDictate() ? `${t(HINT)} ${t(EARS)}` : t(HINT)}
      className="col-span-2"
      aside={
        <DictateButton label={t('Say your advert')} onHeard={(phrase) => read(`${text} ${phrase}`.trim())} />
      }
    >
      <Textarea
        rows={2}
        maxLength={2000}
        value={text}
        placeholder={t('Swift VXI 2018 2nd owner 62,000 km 4.75 lakh')}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') read(target.value);
        }}
        onBlur={() => read(text)}
      />
    </Field>
  );
}
