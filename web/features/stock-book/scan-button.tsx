import { useNavigate } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useWords } from './words';

const ScanDialog = lazyDialog(async () => (await import('../print/scan-dialog')).ScanDialog);

/** Opens the camera, and then what to do with the vehicle. */
export function ScanButton() {
  const t = useWords();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ScanLine aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Scan')}
      </Button>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onCode={(scanned) => {
            setOpen(false);
            void navigate({ to: '.', search: (before) => ({ ...before, scanned }) });
          }}
        />
      )}
    </>
  );
}
