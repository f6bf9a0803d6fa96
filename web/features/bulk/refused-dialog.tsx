import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { NamedRow } from './run';
import { useWords } from './words';

interface RefusedDialogProps {
  title: string;
  rows: readonly NamedRow[];
  onClose: () => void;
}

/** Which vehicles were left as they are, and why. */
export function RefusedDialog({ title, rows, onClose }: RefusedDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open
      title={title}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <ul className="divide-y divide-line text-sm">
        {rows.map(({ id, name, message }) => (
          <li key={id} className="py-2">
            <span translate="no" className="font-medium">
              {name}
            </span>
            <span className="block text-ink-muted">{t.known(message)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
