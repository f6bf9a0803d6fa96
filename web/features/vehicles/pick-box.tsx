import { cx } from '../../lib/class-names';
import { useWords } from './words';

export interface PickBoxProps {
  vehicle: { id: string; name: string };
  isPicked: boolean;
  isPicking: boolean;
  onPick: (id: string, withShift: boolean) => void;
  className?: string;
}

/** Picks a vehicle. With a mouse it appears on its card; on a phone a long press shows all of them. */
export function PickBox({ vehicle: { id, name }, isPicked, isPicking, onPick, className }: PickBoxProps) {
  const t = useWords();
  return (
    <input
      type="checkbox"
      aria-label={t('Pick {name}', { name })}
      checked={isPicked}
      onChange={({ nativeEvent }) => onPick(id, (nativeEvent as MouseEvent).shiftKey)}
      className={cx(
        'size-5 cursor-pointer pointer-coarse:size-6 rounded-xs focus-visible:opacity-100',
        !isPicking && 'opacity-0 group-hover:opacity-100 pointer-coarse:hidden',
        className,
      )}
    />
  );
}
