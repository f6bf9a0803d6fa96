import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import type { Picks } from './use-picks';
import { useWords } from './words';

interface PickAllProps {
  picks: Picks;
  /** Whether there is a filter. */
  isChosen: boolean;
  /** Everything that is found; undefined while it is being fetched. */
  ids: readonly string[] | undefined;
}

/** Picks everything that is found. Without a filter, the first press only shows the boxes. */
export function PickAll({
  picks: { picked, isPicking, pickAll, start, clear },
  isChosen,
  ids,
}: PickAllProps) {
  const t = useWords();
  if (!isChosen && !isPicking) {
    return (
      <Button size="sm" onClick={start}>
        {t('Select')}
      </Button>
    );
  }
  if (ids && ids.length > 0 && ids.every((id) => picked.has(id))) {
    return (
      <Button size="sm" onClick={clear}>
        {t('Select none')}
      </Button>
    );
  }
  return (
    <Button size="sm" pending={!ids} disabled={ids?.length === 0} onClick={() => ids && pickAll(ids)}>
      {isChosen
        ? t('Select {count} found', { count: formatNumber(ids?.length ?? 0) })
        : t('Select all {count}', { count: formatNumber(ids?.length ?? 0) })}
    </Button>
  );
}
