import { lazy, Suspense } from 'react';
import type { Format } from './formats';
import type { Poster } from './poster';
import type { SheetTexts } from './sheet-language';
import { usePress } from './use-press';
import { useWords } from './words';

/** Loaded together with the encoder of QR codes. */
const SheetPicture = lazy(async () => ({ default: (await import('./sheet-picture')).SheetPicture }));

const PENDING = <div aria-hidden="true" className="h-96 rounded-md bg-sunken" />;

interface PosterPreviewProps {
  /** undefined while nothing is selected. */
  poster: ((texts: SheetTexts) => Poster) | undefined;
  format: Format;
  /** undefined while the language is loading. */
  texts: SheetTexts | undefined;
}

/** The first poster as it will be printed, with every choice. */
export function PosterPreview({ poster, format, texts }: PosterPreviewProps) {
  const t = useWords();
  const press = usePress(poster !== undefined);
  if (!poster) {
    return (
      <p className="grid min-h-40 place-content-center rounded-md bg-sunken p-4 text-center text-ink-muted text-sm">
        {t('Select a vehicle to see its poster here.')}
      </p>
    );
  }
  if (!press || !texts) return PENDING;
  const shown = poster(texts);
  const paper = format === 'four' ? 'a6' : format;
  return (
    <Suspense fallback={PENDING}>
      <SheetPicture
        label={t('Preview of the poster of {name}', { name: shown.name })}
        sheet={press.printer.posterSheet(shown, paper, texts, press.measure)}
      />
    </Suspense>
  );
}
