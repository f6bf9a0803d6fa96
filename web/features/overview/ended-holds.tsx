import { useMutation } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import { formatDateTime } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { leadKeys } from '../leads/leads.queries';
import { setStatusMutation } from '../vehicles/vehicles.queries';
import { TodayItem } from './today-item';
import { useWords } from './words';

/** A vehicle that is held although the time of its token is over: sold, or for sale again. */
function EndedHold({ hold: { id, name, heldUntil } }: { hold: LeadsTodayDto['endedHolds'][number] }) {
  const t = useWords();
  const { mutate, isPending } = useMutation(setStatusMutation);
  const set = (status: 'available' | 'pending', after?: () => void) =>
    mutate(
      { id, status },
      {
        onSuccess: after,
        onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
        onSettled: (_data, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: leadKeys.today }),
      },
    );
  const free = () =>
    set('available', () =>
      toast({
        title: t('{name} is available again', { name }),
        tone: 'success',
        action: { label: t('Undo'), onSelect: () => set('pending') },
      }),
    );
  return (
    <TodayItem
      icon={<CalendarX aria-hidden="true" />}
      title={t('{name}: the token’s time is over', { name })}
      text={t('It was held until {time}. Sold, or for sale again?', { time: formatDateTime(heldUntil) })}
      place={{ to: '/dashboard/listings/$id', params: { id } }}
      action={
        <Button size="sm" pending={isPending} onClick={free}>
          {t('Available again')}
        </Button>
      }
    />
  );
}

export const EndedHolds = ({ holds }: { holds: LeadsTodayDto['endedHolds'] }) =>
  holds.map((hold) => <EndedHold key={hold.id} hold={hold} />);
