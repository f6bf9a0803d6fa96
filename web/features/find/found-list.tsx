import { MAX_FOUND } from '../../../schema/vehicles/lists';
import { cx } from '../../lib/class-names';
import { EmptyState } from '../../ui/core/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { MAX_PEOPLE } from './find.queries';
import type { FoundRow } from './found-rows';
import type { Found } from './use-found';
import { useWords } from './words';

const GROUPS = ['Vehicles', 'Buyers', 'Contacts', 'Screens and actions'] as const;

/** The most that are shown of a group; there may be more. */
const MOST: Readonly<Record<string, number>> = {
  Vehicles: MAX_FOUND,
  Buyers: MAX_PEOPLE,
  Contacts: MAX_PEOPLE,
};
const isFull = (group: string, shown: readonly FoundRow[]) =>
  shown.length >= (MOST[group] ?? Number.POSITIVE_INFINITY);

type FoundListProps = {
  id: string;
  rows: readonly FoundRow[];
  active: FoundRow | undefined;
  state: Found['state'];
  /** Something was typed. */
  isAsked: boolean;
  onOpen: (row: FoundRow) => void;
};

function Row({
  id,
  row,
  isActive,
  onOpen,
}: {
  id: string;
  row: FoundRow;
  isActive: boolean;
  onOpen: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by the field’s aria-activedescendant
    <div
      id={`${id}-${row.key}`}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={cx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 hover:bg-hover',
        isActive && 'bg-hover',
      )}
    >
      <span
        aria-hidden="true"
        className="grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-ink-muted [&>svg]:size-4.5"
      >
        {row.icon}
      </span>
      <span className="min-w-0 flex-1">
        <span
          translate={row.group === 'Screens and actions' ? undefined : 'no'}
          className="block truncate font-medium"
        >
          {row.title}
        </span>
        {row.note && <span className="block truncate text-ink-muted text-xs tabular-nums">{row.note}</span>}
      </span>
      {row.mark && (
        <span className="shrink-0 rounded-sm border border-line px-1.5 font-medium text-xs tabular-nums">
          {row.mark}
        </span>
      )}
    </div>
  );
}

/** What was found, in groups. Its height stays, so that nothing moves while more arrives. */
export function FoundList({ id, rows, active, state, isAsked, onOpen }: FoundListProps) {
  const t = useWords();
  const ofGroup = (group: string) => rows.filter((row) => row.group === group);
  const isEmpty = isAsked && rows.length === 0 && state === 'done';
  return (
    <>
      <div className="-mx-2.5 mt-3 h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain">
        <div id={`${id}-list`} role="listbox" aria-label={t('What was found')}>
          {GROUPS.map((group) => {
            const shown = ofGroup(group);
            if (shown.length === 0) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={group} role="group" aria-label={t(group)} className="mb-2">
                <p aria-hidden="true" className="px-2.5 py-1 font-medium text-ink-muted text-xs">
                  {t(group)}
                  {isFull(group, shown) && ` · ${t('the first {count}', { count: shown.length })}`}
                </p>
                {shown.map((row) => (
                  <Row key={row.key} id={id} row={row} isActive={row === active} onOpen={() => onOpen(row)} />
                ))}
              </div>
            );
          })}
        </div>
        {isEmpty && (
          <EmptyState
            title={t('Nothing found')}
            text={t('Try fewer words, the last four digits, or part of a name.')}
          />
        )}
      </div>
      <p className="h-4 pt-1 text-ink-muted text-xs">
        {state === 'looking' && t('Looking in all your records...')}
        {state === 'failed' && t('Could not search everything. Check your connection.')}
        {state === 'done' && !isAsked && t('The last four digits of a plate or number are enough.')}
      </p>
      <VisuallyHidden>
        <span role="status">
          {isAsked &&
            state !== 'looking' &&
            t('Found: {count}', {
              count: GROUPS.some((group) => isFull(group, ofGroup(group))) ? `${rows.length}+` : rows.length,
            })}
        </span>
      </VisuallyHidden>
    </>
  );
}
