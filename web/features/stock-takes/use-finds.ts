import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundBy } from '../../../schema/stock-takes/kinds';
import type { StockTakeDto, StockVehicleDto } from '../../../schema/stock-takes/output';
import { failureText } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { pointCodeMutation } from '../links/links.queries';
import { beep } from './beep';
import { byCode, byPlate, calledInYard, withFinds } from './look-up';
import { noteMark, sendMarks, stockTakesQuery, unsentMarksQuery } from './stock-takes.queries';
import { say } from './words';

/** What the last scan or entry has found, in words. */
export interface Heard {
  text: string;
  tone: 'new' | 'known' | 'odd';
  vehicle: StockVehicleDto | null;
}

const warningOf = ({ status, hasSticker, hasOldPrice, outSince }: StockVehicleDto, by: FoundBy) =>
  status === 'sold'
    ? say('Sold, but still there')
    : outSince !== null
      ? say('Out on a trip, as the stock book says')
      : hasOldPrice
        ? say('Old price on the poster')
        : by === 'plate' && !hasSticker
          ? say('Without a sticker')
          : null;

/** The finds of a stock-take on this device: what a scan or the end of a plate means, noted at once and sent when possible. */
export function useFinds(current: StockTakeDto) {
  const client = useQueryClient();
  const { data: unsent = [] } = useQuery(unsentMarksQuery);
  const point = useMutation(pointCodeMutation);
  const [heard, setHeard] = useState<Heard>();
  /** A sticker that leads nowhere yet. */
  const [blank, setBlank] = useState<string>();
  const take = withFinds(current, unsent);

  useEffect(() => {
    const send = () =>
      void sendMarks(client).then(
        (late) => {
          if (late === 0) return;
          toast({ title: say('{count} finds came after the end and were not counted', { count: late }) });
          void client.invalidateQueries({ queryKey: stockTakesQuery.queryKey });
        },
        (error) => console.warn('stock-take: not sent yet', error),
      );
    if (unsent.length > 0) send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, unsent.length]);

  const find = (vehicle: StockVehicleDto, by: FoundBy) => {
    const called = calledInYard(vehicle);
    const isNew = vehicle.found === null;
    beep(isNew);
    const warning = warningOf(vehicle, by);
    const text = [isNew ? called : say('{vehicle}: found already', { vehicle: called }), warning];
    setHeard({
      text: text.filter(Boolean).join(' · '),
      tone: warning ? 'odd' : isNew ? 'new' : 'known',
      vehicle,
    });
    if (isNew) {
      void noteMark(client, { id: take.id, vehicleId: vehicle.id, by, at: new Date().toISOString() });
    }
  };
  const odd = (text: string) => setHeard({ text, tone: 'odd', vehicle: null });

  return {
    take,
    heard,
    blank,
    waiting: unsent.length,
    scanned: (code: string) => {
      const vehicle = byCode(take, code);
      setBlank(vehicle ? undefined : code);
      if (vehicle) return find(vehicle, 'scan');
      beep(false);
      odd(say('This sticker leads to none of these vehicles. Type the last four of the plate it is on.'));
    },
    other: () => odd(say('This is not a sticker of ours.')),
    /** The end of a plate was typed; with a blank sticker, the sticker is put on that vehicle. */
    typed: async (digits: string): Promise<boolean> => {
      const [vehicle, second] = byPlate(take, digits);
      if (!vehicle || second) {
        beep(false);
        odd(
          second
            ? say('Several vehicles end with {digits}. Tap the right one below.', { digits })
            : say('No vehicle ends with {digits}.', { digits }),
        );
        return false;
      }
      if (blank) {
        try {
          await point.mutateAsync({ code: blank, vehicleId: vehicle.id });
        } catch (error) {
          odd(failureText(error, say('The sticker could not be put on it. Try again with a network.')));
          return false;
        }
        setBlank(undefined);
        find({ ...vehicle, hasSticker: true }, 'scan');
        void client.invalidateQueries({ queryKey: stockTakesQuery.queryKey });
        return true;
      }
      find(vehicle, 'plate');
      return true;
    },
    tapped: (vehicle: StockVehicleDto) => find(vehicle, 'plate'),
  };
}
