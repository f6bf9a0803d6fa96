import { useState } from 'react';
import { matchesWords, searchWords, textToSearch } from '../../../schema/search/words';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { SearchField } from '../../ui/core/search-field';
import { PROFILE, type Printable } from './posters';

/** A list this short is seen at a glance. */
const SEARCH_ABOVE = 8;

interface PrintableListProps {
  printables: readonly Printable[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** What to print: each on its own page. */
export function PrintableList({ printables, chosen, onChange }: PrintableListProps) {
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  const shown = printables.filter(({ name }) => matchesWords(textToSearch([name]), words));
  const listings = printables.filter(({ id }) => id !== PROFILE).map(({ id }) => id);
  const isAll = listings.every((id) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium">What to print</h2>
        <Button size="sm" onClick={() => onChange(new Set(isAll ? [] : listings))}>
          {isAll ? 'Select none' : `Select all vehicles (${listings.length})`}
        </Button>
      </div>
      {printables.length > SEARCH_ABOVE && (
        <SearchField
          label="Search by name"
          placeholder="Search by name..."
          value={search}
          onChange={setSearch}
        />
      )}
      <ul className="max-h-112 divide-y divide-line overflow-y-auto overscroll-contain">
        {shown.map(({ id, name, note }) => (
          <li key={id} className="py-2">
            <Checkbox label={name} description={note} checked={chosen.has(id)} onChange={() => toggle(id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
