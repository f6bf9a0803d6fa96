import { LayoutGrid, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useColumns } from '../../lib/use-columns';
import { Segmented } from '../../ui/core/segmented';
import { useWords } from './words';

type View = 'table' | 'cards';

const KEY = 'listings-view';
/** With fewer listings, cards show more of each. */
const TABLE_ABOVE = 8;

function chosenView(): View | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'table' || stored === 'cards' ? stored : null;
  } catch {
    return null;
  }
}

/** Cards on phones; with room for it the table of a larger stock, or what was chosen on this device. */
export function useListingsView(total: number) {
  const isWide = useColumns() === 3;
  const [chosen, setChosen] = useState(chosenView);
  const choose = (view: View) => {
    setChosen(view);
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // It is remembered until the page is left.
    }
  };
  const wide = chosen ?? (total > TABLE_ABOVE ? 'table' : 'cards');
  return { view: isWide ? wide : 'cards', isWide, choose } as const;
}

/** Switches between table and cards. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useWords();
  return (
    <Segmented
      label={t('View as')}
      value={view}
      onValueChange={onChange}
      options={[
        { value: 'table', label: t('Table'), icon: <Table2 aria-hidden="true" /> },
        { value: 'cards', label: t('Cards'), icon: <LayoutGrid aria-hidden="true" /> },
      ]}
    />
  );
}
