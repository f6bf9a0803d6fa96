import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type { PriceUnits } from '../../../schema/vehicles/price-cell';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { ChangeRow } from './change-row';
import type { Checked } from './import-form';
import { ListRowFields } from './list-row-fields';
import type { Refusal } from './match-stock';
import { askedPriceOf, hasUnreadCells } from './unread-cells';
import { useWords } from './words';

/** What is drawn of a group until more is asked for. */
const AT_ONCE = 30;
/** Drawn without a break; more at once would freeze a cheap phone. */
const STEP = 1;

interface GroupProps {
  title: string;
  isOpen: boolean;
  rows: readonly number[];
  render: (at: number) => ReactNode;
  /** Its first rows are drawn, and the next group may follow: what is above the fold never moves. */
  onDrawn: () => void;
}

function Group({ title, isOpen: isOpenAtFirst, rows, render, onDrawn }: GroupProps) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wanted, setWanted] = useState(AT_ONCE);
  const [drawn, setDrawn] = useState(0);
  const most = isOpen ? Math.min(wanted, rows.length) : 0;
  useEffect(() => {
    if (drawn >= most) return onDrawn();
    const timer = setTimeout(() => setDrawn(drawn + STEP));
    return () => clearTimeout(timer);
  }, [drawn, most, onDrawn]);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-line border-t pt-3"
    >
      <summary id={id} className="cursor-pointer py-1 font-medium">
        {title}
      </summary>
      <ol aria-labelledby={id} className="divide-y divide-line">
        {rows.slice(0, Math.min(drawn, most)).map(render)}
      </ol>
      {drawn >= most && isOpen && rows.length > wanted && (
        <Button size="sm" onClick={() => setWanted(wanted + AT_ONCE)}>
          {t('Show {count} more', { count: Math.min(AT_ONCE, rows.length - wanted) })}
        </Button>
      )}
    </details>
  );
}

interface CheckedRowsProps extends Pick<Checked, 'rows' | 'fates' | 'hasChanges'> {
  /** What bare figures mean so far. */
  units: PriceUnits;
  /** Follows the rows. */
  children: ReactNode;
}

const WHY = {
  twice: 'Another row of this list is about the same vehicle',
  two_vehicles: 'Its stock number and its registration number are of two vehicles of yours',
  foreign_link: 'Its link is of no vehicle of yours. Empty that cell to add it as a new one.',
} as const satisfies Record<Refusal, string>;

const GROUPS = ['change', 'unread', 'new', 'refused', 'same'] as const;
type GroupName = (typeof GROUPS)[number];

/** Which rows are in which group, by what will happen to them. */
function grouped({ rows, fates, hasChanges, units }: Omit<CheckedRowsProps, 'children'>) {
  const groups: Record<GroupName, number[]> = { change: [], unread: [], new: [], refused: [], same: [] };
  for (const [at, row] of rows.entries()) {
    const fate = fates[at];
    const isUnread = hasUnreadCells(row) || askedPriceOf(row, units) !== null;
    if (fate?.kind === 'ours') groups[hasChanges[at] ? 'change' : isUnread ? 'unread' : 'same'].push(at);
    else if (fate) groups[fate.kind].push(at);
  }
  return groups;
}

/** The rows by what will happen to them: changes, what could not be read, new vehicles, refusals, and the rest. */
export function CheckedRows({ rows, fates, hasChanges, units, children }: CheckedRowsProps) {
  const t = useWords();
  const groups = grouped({ rows, fates, hasChanges, units });
  const shown = GROUPS.filter((name) => groups[name].length > 0);
  const [drawn, setDrawn] = useState(0);
  const next = useCallback(() => setDrawn((count) => count + 1), []);
  const count = (name: GroupName) => ({ count: formatNumber(groups[name].length) });
  const titles: Record<GroupName, string> = {
    change: t('Changes: {count}', count('change')),
    unread: t('Not understood: {count}', count('unread')),
    new: t('New vehicles: {count}', count('new')),
    refused: t('Not possible: {count}', count('refused')),
    same: t('Nothing to change: {count}', count('same')),
  };
  const rowOf = (name: GroupName) => (at: number) => {
    const [row, fate] = [rows[at], fates[at]];
    if (!row || !fate) return null;
    if (fate.kind === 'ours' && name !== 'same')
      return (
        <ChangeRow key={at} at={at} row={row} vehicle={fate.vehicle} askedPrice={askedPriceOf(row, units)} />
      );
    if (fate.kind === 'new') return <ListRowFields key={at} at={at} row={row} doubt={fate.doubt} />;
    return (
      <li key={at} className="py-2 text-sm">
        <span translate="no" className="wrap-anywhere">
          {`${at + 1}. ${row.name || row.said}`}
        </span>
        <span className="block text-ink-muted">
          {fate.kind === 'refused' ? t(WHY[fate.why]) : row.advert.registrationNumber}
        </span>
      </li>
    );
  };
  return (
    <>
      {shown.slice(0, drawn + 1).map((name) => (
        <Group
          key={name}
          title={titles[name]}
          isOpen={name !== 'same'}
          rows={groups[name]}
          render={rowOf(name)}
          onDrawn={next}
        />
      ))}
      {drawn >= shown.length && children}
    </>
  );
}
