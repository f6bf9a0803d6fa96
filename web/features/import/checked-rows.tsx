import { type ReactNode, useId, useState } from 'react';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { ChangeRow } from './change-row';
import type { Checked } from './import-form';
import { ListRowFields } from './list-row-fields';
import type { Refusal } from './match-stock';
import { hasUnreadCells } from './unread-cells';
import { useWords } from './words';

/** A phone draws this many rows without a pause. */
const AT_ONCE = 30;

interface GroupProps {
  title: string;
  isOpen: boolean;
  rows: readonly number[];
  render: (at: number) => ReactNode;
}

function Group({ title, isOpen, rows, render }: GroupProps) {
  const t = useWords();
  const id = useId();
  const [shown, setShown] = useState(AT_ONCE);
  if (rows.length === 0) return null;
  return (
    <details open={isOpen} className="border-line border-t pt-3">
      <summary id={id} className="cursor-pointer py-1 font-medium">
        {title}
      </summary>
      <ol aria-labelledby={id} className="divide-y divide-line">
        {rows.slice(0, shown).map(render)}
      </ol>
      {rows.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + AT_ONCE)}>
          {t('Show {count} more', { count: Math.min(AT_ONCE, rows.length - shown) })}
        </Button>
      )}
    </details>
  );
}

type CheckedRowsProps = Pick<Checked, 'rows' | 'fates' | 'hasChanges'>;

const WHY = {
  twice: 'Another row of this list is about the same vehicle',
  two_vehicles: 'Its stock number and its registration number are of two vehicles of yours',
  foreign_link: 'Its link is of no vehicle of yours. Empty that cell to add it as a new one.',
} as const satisfies Record<Refusal, string>;

/** The rows by what will happen to them: changes, new vehicles, refusals, and those that change nothing. */
export function CheckedRows({ rows, fates, hasChanges }: CheckedRowsProps) {
  const t = useWords();
  const groups = {
    change: [] as number[],
    new: [] as number[],
    refused: [] as number[],
    same: [] as number[],
  };
  const rowAt = (at: number) => rows[at] as ListRow;
  for (const at of rows.keys()) {
    const fate = fates[at];
    const isShown = hasChanges[at] || hasUnreadCells(rowAt(at));
    if (fate?.kind === 'ours') groups[isShown ? 'change' : 'same'].push(at);
    else if (fate) groups[fate.kind].push(at);
  }
  const plain = (at: number, note: string) => (
    <li key={at} className="py-2 text-sm">
      <span translate="no" className="wrap-anywhere">
        {`${at + 1}. ${rowAt(at).name || rowAt(at).said}`}
      </span>
      <span className="block text-ink-muted">{note}</span>
    </li>
  );
  return (
    <>
      <Group
        title={t('Changes: {count}', { count: formatNumber(groups.change.length) })}
        isOpen
        rows={groups.change}
        render={(at) => {
          const fate = fates[at];
          return (
            fate?.kind === 'ours' && <ChangeRow key={at} at={at} row={rowAt(at)} vehicle={fate.vehicle} />
          );
        }}
      />
      <Group
        title={t('New vehicles: {count}', { count: formatNumber(groups.new.length) })}
        isOpen
        rows={groups.new}
        render={(at) => {
          const fate = fates[at];
          return (
            fate?.kind === 'new' && <ListRowFields key={at} at={at} row={rowAt(at)} doubt={fate.doubt} />
          );
        }}
      />
      <Group
        title={t('Not possible: {count}', { count: formatNumber(groups.refused.length) })}
        isOpen
        rows={groups.refused}
        render={(at) => {
          const fate = fates[at];
          return fate?.kind === 'refused' && plain(at, t(WHY[fate.why]));
        }}
      />
      <Group
        title={t('Nothing to change: {count}', { count: formatNumber(groups.same.length) })}
        isOpen={false}
        rows={groups.same}
        render={(at) => plain(at, rowAt(at).advert.registrationNumber ?? '')}
      />
    </>
  );
}
