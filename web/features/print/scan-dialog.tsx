import { useState } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { Dialog } from '../../ui/dialog';
import { CameraView } from './camera-view';
import { useWords } from './words';

interface ScanDialogProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Shows the camera until it sees one of our codes. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const t = useWords();
  const [hint, setHint] = useState(t('Hold the camera over the sticker.'));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('Scan a sticker')} size="sm">
      <div className="flex flex-col gap-3">
        <CameraView
          onCode={onCode}
          onOther={() => setHint(t('This isn’t a {name} sticker.', { name: BRAND.name }))}
          onFailure={() =>
            setHint(
              t(
                'The camera cannot be used. Allow it in the browser, or close this and find the vehicle by hand.',
              ),
            )
          }
          className="aspect-square w-full rounded-lg bg-sunken object-cover"
        />
        <p role="status" className="text-ink-muted text-sm">
          {hint}
        </p>
      </div>
    </Dialog>
  );
}
