import { useState } from 'react';
import { matchesWords, searchWords } from '../../../schema/search/words';
import { afterPress } from '../../lib/picks';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { SearchField } from '../../ui/core/search-field';
import { PROFILE, type Printable } from './posters';
import { useWords } from './words';

/** Up to this number, a list needs no search. */
const SEARCH_ABOVE = 8;

interface PrintableListProps {
  printables: readonly Printable[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Selects what to print, each on its own page. */
export function PrintableList({ printables, chosen, onChange }: PrintableListProps) {
  const t = useWords();
  const [search, setSearch] = useState('');
  /** The one pressed last; with Shift, a press selects everything from there. */
  const [last, setLast] = useState<string | null>(null);
  const words = searchWords(search);
  const shown = printables.filter(({ searched }) => matchesWords(searched, words));
  const found = shown.filter(({ id }) => id !== PROFILE).map(({ id }) => id);
  const isAll = found.length > 0 && found.every((id) => chosen.has(id));
  const change = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const press = (id: string, withShift: boolean) => {
    const ids = shown.map((one) => one.id);
    onChange(afterPress(ids, chosen, { id, last, withShift }));
    setLast(id);
  };
  const all =
    words.length > 0
      ? t('Select {length} found', { length: found.length })
      : t('Select all vehicles ({length})', { length: found.length });
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium">{t('What to print')}</h2>
        <Button size="sm" disabled={found.length === 0} onClick={() => change(found, !isAll)}>
          {isAll ? t('Select none') : all}
        </Button>
      </div>
      {printables.length > SEARCH_ABOVE && (
        <SearchField
          label={t('Search by name, plate or city')}
          placeholder={t('Name, plate, city...')}
          value={search}
          onChange={setSearch}
        />
      )}
      {shown.length === 0 && (
        <p className="py-4 text-center text-ink-muted">
          {t('Try other words of the name, the plate, the RTO or the city.')}
        </p>
      )}
      <ul className="max-h-112 divide-y divide-line overflow-y-auto overscroll-contain">
        {shown.map(({ id, name, note }) => (
          <li key={id} className="py-2">
            <Checkbox
              label={<span translate="no">{name}</span>}
              description={note}
              checked={chosen.has(id)}
              onChange={({ nativeEvent }) => press(id, (nativeEvent as MouseEvent).shiftKey)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
