import { useQueryClient } from '@tanstack/react-query';
import { Camera, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { lazyDialog } from '../../ui/lazy-dialog';
import { lastFour } from '../vehicles/last-four';
import { ChooseFile } from './choose-file';
import { findByCode } from './find-by-code';
import { ShotTile } from './shot-tile';
import type { WalkCar } from './shots';
import { useCamera } from './use-camera';
import { useWalk } from './use-walk';
import { useWords } from './words';

const ScanDialog = lazyDialog(async () => (await import('../print/scan-dialog')).ScanDialog);

interface PhotoWalkProps {
  cars: readonly WalkCar[];
  onClose: () => void;
}

/** Photographs one vehicle after the other. Photos are stored on the device at once, and sent while the walk goes on. */
export function PhotoWalk({ cars, onClose }: PhotoWalkProps) {
  const t = useWords();
  const client = useQueryClient();
  const { car, number, count, isLast, taken, room, limit, next, goTo, add, remove } = useWalk(cars);
  const { video, state, shoot } = useCamera();
  const [isScanning, setScanning] = useState(false);
  const digits = car && lastFour(car.registrationNumber);
  const take = async () => {
    const photo = await shoot();
    if (photo) await add([photo]);
  };
  const scanned = async (code: string) => {
    setScanning(false);
    const found = await findByCode(client, code).catch(() => null);
    if (found) goTo(found);
    else toast({ title: t('This code is of none of your vehicles'), tone: 'error' });
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={<span translate="no">{car?.name || t('Without a name')}</span>}
      description={[
        digits && t('Plate {digits}', { digits }),
        count > 1 && t('Car {number} of {count}', { number, count }),
      ]
        .filter(Boolean)
        .join(' · ')}
      footer={
        <>
          <Button
            variant={taken.length === 0 ? 'primary' : 'secondary'}
            size="lg"
            disabled={state !== 'on' || room === 0}
            icon={<Camera aria-hidden="true" className="size-5" />}
            onClick={take}
          >
            {t('Take a photo')}
          </Button>
          <Button
            variant={taken.length === 0 ? 'secondary' : 'primary'}
            size="lg"
            onClick={isLast ? onClose : next}
          >
            {isLast ? t('Finish') : t('Next car')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-sunken">
          <video ref={video} muted playsInline className="size-full object-cover" />
          {state !== 'on' && (
            <p
              role="status"
              className="absolute inset-0 grid place-content-center p-4 text-center text-ink-muted text-sm"
            >
              {state === 'opening'
                ? t('Opening the camera...')
                : t('The camera cannot be used. Allow it in the browser, or choose photos.')}
            </p>
          )}
        </div>
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {room === 0
            ? t('Your plan’s {limit} photos are taken', { limit })
            : t('{taken} of {limit} photos', { taken: limit - room, limit })}
        </p>
        <ul className="flex min-h-20 flex-wrap gap-2">
          {taken.map((shot, at) => (
            <ShotTile key={shot.id} shot={shot} number={at + 1} onDelete={() => remove(shot.id)} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {/* For phones whose browser has no camera, and for photos that were taken before. */}
          <ChooseFile
            label={t('Choose photos')}
            accept="image/*"
            multiple
            disabled={room === 0}
            onChoose={add}
          />
          <Button
            size="sm"
            icon={<ScanLine aria-hidden="true" className="size-4" />}
            onClick={() => setScanning(true)}
          >
            {t('Scan a sticker')}
          </Button>
        </div>
      </div>
      {isScanning && <ScanDialog onCode={scanned} onClose={() => setScanning(false)} />}
    </Dialog>
  );
}
