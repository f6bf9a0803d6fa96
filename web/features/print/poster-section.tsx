import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Loaded } from '../../ui/core/loaded';
import { Select } from '../../ui/core/select';
import { Skeleton } from '../../ui/skeleton';
import { SwitchField } from '../../ui/switch-field';
import { useBuyersLanguage } from '../links/use-buyers-language';
import { copiesOf, FORMATS, type Format, pagesOf } from './formats';
import { PosterPreview } from './poster-preview';
import { PROFILE, type Printable } from './posters';
import { printedMutation } from './posters.queries';
import { PrintResult } from './print-result';
import { PrintableList } from './printable-list';
import { SheetFields } from './sheet-fields';
import { loadSheetTexts, useSheetTexts } from './sheet-language';
import { usePrintables } from './use-printables';
import { usePrinting } from './use-printing';
import { useWords } from './words';

const FORMAT_LABELS = {
  a4: 'A4 poster (210 × 297 mm)',
  a5: 'A5 (148 × 210 mm)',
  a6: 'A6 windscreen sticker (105 × 148 mm)',
  four: 'A6, four on one A4 page',
} as const satisfies Record<Format, string>;
const isFormat = (value: string): value is Format => FORMATS.some((format) => format === value);

interface PosterSectionProps {
  user: UserDto;
  /** Selected when the screen opens. */
  chosen: readonly string[];
}

/** Posters of the selected listings, as one PDF. */
export function PosterSection({ user, chosen }: PosterSectionProps) {
  const t = useWords();
  return (
    <Loaded
      query={usePrintables(user)}
      failure={t('Your vehicles could not be loaded')}
      loading={<Skeleton className="h-64" />}
      empty={{
        title: t('Nothing to print yet'),
        text: t('Publish a vehicle to print its poster, or print numbered stickers in advance.'),
        action: (
          <Link to="/dashboard" search={{ add: 'vehicle' }} className={buttonClass({ variant: 'primary' })}>
            {t('Add Vehicle')}
          </Link>
        ),
      }}
    >
      {(printables) => <PosterForm printables={printables} chosen={chosen} />}
    </Loaded>
  );
}

/** An only vehicle is selected from the start. */
function firstChoice(printables: readonly Printable[], chosen: readonly string[]): readonly string[] {
  if (chosen.length > 0) return chosen;
  const [only, ...others] = printables.filter(({ id }) => id !== PROFILE);
  return only && others.length === 0 ? [only.id] : [];
}

/** The file of a single poster is named after its vehicle, that of several after their number. */
function fileNameOf(chosen: readonly Printable[], format: Format) {
  const [first] = chosen;
  const what = chosen.length === 1 && first ? first.name : `${chosen.length} posters`;
  return `${what} ${format === 'four' ? 'A6' : format.toUpperCase()}.pdf`.replace(
    /[^\p{L}\p{M}\p{N}.]+/gu,
    '_',
  );
}

function PosterForm({ printables, chosen }: { printables: readonly Printable[]; chosen: readonly string[] }) {
  const t = useWords();
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(firstChoice(printables, chosen)));
  const [options, setOptions] = useState({
    format: 'a4' as Format,
    withEnglish: true,
    cutMarks: false,
    withPrice: false,
    withPhoto: false,
  });
  const [language, setLanguage] = useBuyersLanguage('hi');
  const choice = { ...options, language };
  const texts = useSheetTexts(choice);
  const { printing, start, reset } = usePrinting();
  const remember = useMutation(printedMutation);
  const selected = printables.filter(({ id }) => ids.has(id));
  const [first] = selected;
  const pages = pagesOf(selected.length, options.format);
  const copies = copiesOf(selected.length, options.format);
  // A finished file no longer matches a changed selection.
  const change = ({ language: chosenLanguage, ...next }: Partial<typeof choice>) => {
    reset();
    if (chosenLanguage) setLanguage(chosenLanguage);
    setOptions({ ...options, ...next });
  };
  const print = () =>
    start({
      pages,
      fileName: fileNameOf(selected, options.format),
      onMade: () => {
        const posters = selected.flatMap(({ id, number }) =>
          number ? [{ vehicleId: id, number, withPrice: options.withPrice }] : [],
        );
        if (posters.length > 0) remember.mutate(posters);
      },
      make: async ({ printPosters }, shop, run) => {
        const own = await loadSheetTexts(choice);
        const posters = selected.flatMap(({ poster }) => Array(copies).fill(poster(own, options)));
        return printPosters(posters, { ...options, texts: own }, shop, run);
      },
    });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
      <PrintableList
        printables={printables}
        chosen={ids}
        onChange={(next) => {
          reset();
          setIds(next);
        }}
      />
      <Card className="flex flex-col gap-4">
        <PosterPreview
          poster={first && ((own) => first.poster(own, options))}
          format={options.format}
          texts={texts}
        />
        <Field
          label={t('Size')}
          hint={copies > 1 && t('Each poster {copies} times, to fill the page', { copies })}
        >
          <Select
            value={options.format}
            onChange={({ target }) => isFormat(target.value) && change({ format: target.value })}
          >
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {t(FORMAT_LABELS[format])}
              </option>
            ))}
          </Select>
        </Field>
        <SheetFields choice={choice} onChange={change} />
        <SwitchField
          label={t('Print the price')}
          description={t(
            'A printed price stays when you change it. Behind the code, buyers always see today’s.',
          )}
          checked={options.withPrice}
          onCheckedChange={(withPrice) => change({ withPrice })}
        />
        <SwitchField
          label={t('Print the photo')}
          description={t('The first photo of each vehicle. It takes more ink, and the code is smaller.')}
          checked={options.withPhoto}
          onCheckedChange={(withPhoto) => change({ withPhoto })}
        />
        <PrintResult
          printing={printing}
          pages={selected.length > 0 ? pages : null}
          onStart={print}
          onStop={reset}
        />
      </Card>
    </div>
  );
}
