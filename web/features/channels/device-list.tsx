import { useMutation } from '@tanstack/react-query';
import type { PushDeviceDto } from '../../../schema/channels/output';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { DeviceRow } from '../../ui/device-row';
import { turnPushOff } from '../push/push-device';
import { removeDeviceMutation } from './channels.queries';
import { useWords } from './words';

function Device({ device }: { device: PushDeviceDto }) {
  const t = useWords();
  const { id, name, isThisSession, addedAt, lastSeenAt } = device;
  const remove = useMutation({
    ...removeDeviceMutation,
    onSuccess: async () => {
      if (isThisSession) await turnPushOff();
    },
    onError: (error) => toastFailure(error, t('The device could not be removed. Please try again.')),
  });
  return (
    <DeviceRow
      name={name}
      isThis={isThisSession}
      note={t('Since {addedAt}, last seen {lastSeenAt}', {
        addedAt: formatDate(addedAt),
        lastSeenAt: formatDate(lastSeenAt),
      })}
      action={
        <Button
          size="sm"
          pending={remove.isPending}
          aria-label={t('Remove {name}', { name })}
          onClick={() => remove.mutate(id)}
        >
          {t('Remove')}
        </Button>
      }
    />
  );
}

/**
 * The devices that get push messages. Each is removed when it is signed out, or after 90 days without use.
 */
export function DeviceList({ devices }: { devices: readonly PushDeviceDto[] }) {
  const t = useWords();
  if (devices.length === 0) return null;
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Devices with push messages')}
        description={t('Until they are signed out, or not used for 90 days.')}
      />
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  );
}
