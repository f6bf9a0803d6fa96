import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazyDialog } from '../../ui/lazy-dialog';

const ScannedDialog = lazyDialog(async () => (await import('./scanned-dialog')).ScannedDialog);

/** Opens what to do with a vehicle once its code is in the address. */
export function Scanned() {
  const { scanned } = useSearch({ from: '/dashboard' });
  const navigate = useNavigate();
  const close = () =>
    navigate({ to: '.', search: (before) => ({ ...before, scanned: undefined }), replace: true });
  return scanned && <ScannedDialog code={scanned} onClose={close} />;
}
