import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeviceDto } from '../../../schema/auth/output';
import { formatDate, relativeTime } from '../../lib/dates';
import { failureText } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/core/loaded';
import { DeviceRow } from '../../ui/device-row';
import { Skeleton } from '../../ui/skeleton';
import { devicesQuery, signOutDeviceMutation, signOutOthersMutation } from './devices.queries';
import { say, useWords } from './words';

/** What is about to be signed out: one device, or all but this one. */
type Leaving = DeviceDto | 'others';

function describe(devices: DeviceDto[]) {
  const others = devices.length - 1;
  if (others < 1) return say('You are signed in on this device only');
  return say(others === 1 ? 'This device and {others} other' : 'This device and {others} others', { others });
}

/** How many are shown at first; this device comes first. */
const FEW = 4;

function noteOf({ isThis, signedInAt, lastUsedAt }: DeviceDto, now: number) {
  const since = say('Signed in {signedInAt}', { signedInAt: formatDate(signedInAt) });
  return isThis
    ? since
    : say('Last used {lastUsedAt}. {since}.', { lastUsedAt: relativeTime(lastUsedAt, now), since });
}

/** Where the person is signed in, and how to sign out there. */
export function DevicesCard() {
  const t = useWords();
  const query = useQuery(devicesQuery);
  const { data: devices, dataUpdatedAt } = query;
  const [leaving, setLeaving] = useState<Leaving>();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card id="devices" padded={false} className="mt-5 max-w-3xl scroll-mt-20">
      <CardHeader
        title={t('Signed-in devices')}
        description={devices ? describe(devices) : t('Where you are signed in')}
        actions={
          devices &&
          devices.length > 1 && (
            <Button size="sm" onClick={() => setLeaving('others')}>
              {t('Sign out all others')}
            </Button>
          )
        }
      />
      <Loaded query={query} failure={t('Your devices could not be loaded')} loading={<Loading />}>
        {(devices) => (
          <ul aria-label={t('Signed-in devices')} className="divide-y divide-line">
            {devices.slice(0, showsAll ? devices.length : FEW).map((device) => (
              <DeviceRow
                key={device.id}
                name={device.name}
                isThis={device.isThis}
                note={noteOf(device, dataUpdatedAt)}
                action={
                  !device.isThis && (
                    <Button
                      size="sm"
                      aria-label={t('Sign out {name}', { name: t.known(device.name) })}
                      onClick={() => setLeaving(device)}
                    >
                      {t('Sign out')}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      {devices && devices.length > FEW && !showsAll && (
        <p className="border-line border-t px-card py-2">
          <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => setShowsAll(true)}>
            {t(devices.length - FEW === 1 ? 'And {others} other' : 'And {others} others', {
              others: devices.length - FEW,
            })}
          </Button>
        </p>
      )}
      {leaving && <SignOutDialog leaving={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function Loading() {
  const t = useWords();
  return (
    <div
      role="status"
      aria-label={t('Loading your devices')}
      className="flex h-17 flex-col justify-center gap-2 px-card"
    >
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-3.5 w-56 max-w-full" />
    </div>
  );
}

function SignOutDialog({ leaving, onClose }: { leaving: Leaving; onClose: () => void }) {
  const t = useWords();
  const one = useMutation(signOutDeviceMutation);
  const others = useMutation(signOutOthersMutation);
  const isAll = leaving === 'others';
  const confirm = async () => {
    try {
      await (isAll ? others.mutateAsync(undefined) : one.mutateAsync(leaving.id));
    } catch (error) {
      throw new Error(failureText(error, t('That did not work. Please try again.')));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        isAll ? t('Sign out all other devices?') : t('Sign out {name}?', { name: t.known(leaving.name) })
      }
      body={
        isAll
          ? t(
              'Only this device stays signed in. If you do not know one of the others, choose a new password as well.',
            )
          : t('It will be signed out. If you do not know this device, choose a new password as well.')
      }
      confirmLabel={t('Sign out')}
      pendingLabel={t('Signing out...')}
      tone="danger"
      onConfirm={confirm}
    />
  );
}
