import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { toast } from '../../lib/toast-store';
import { useUser } from '../auth/use-user';
import { acceptFiles } from '../media/photos';
import { addShot, dropShots, holdCar, isOf, shotsQuery, type WalkCar } from './shots';
import { sendShotsLater } from './walk.queries';
import { say } from './words';

/** The walk from vehicle to vehicle: which one it is at, its photos, and what can be done. */
export function useWalk(given: readonly WalkCar[]) {
  const client = useQueryClient();
  const { data: shots } = useQuery(shotsQuery);
  const limit = PLANS[useUser().subscriptionPlan].photos;
  const [cars, setCars] = useState(given);
  const [at, setAt] = useState<number>();
  // After a reload it continues behind those that have photos on this device.
  const isNew = ({ kind, id }: WalkCar) => !shots?.some((shot) => isOf({ kind, id }, shot));
  if (shots && at === undefined) setAt(Math.max(0, given.findIndex(isNew)));
  const position = at ?? 0;
  const car = at === undefined ? undefined : cars[at];
  const taken = car ? (shots ?? []).filter((shot) => isOf(car, shot)) : [];
  const room = car ? Math.max(0, limit - car.photos - taken.length) : 0;

  const { kind, id } = car ?? {};
  useEffect(() => {
    if (!kind || !id) return;
    holdCar({ kind, id });
    return () => {
      holdCar(null);
      void sendShotsLater(client);
    };
  }, [client, kind, id]);

  const refresh = () => client.invalidateQueries({ queryKey: shotsQuery.queryKey, exact: true });
  return {
    car,
    number: position + 1,
    count: cars.length,
    isLast: position === cars.length - 1,
    taken,
    room,
    limit,
    next: () => setAt(position + 1),
    /** Continues with a vehicle that was found by its sticker. */
    goTo: (found: WalkCar) => {
      const known = cars.findIndex((one) => one.kind === found.kind && one.id === found.id);
      if (known >= 0) return setAt(known);
      setCars([...cars.slice(0, position + 1), found, ...cars.slice(position + 1)]);
      setAt(position + 1);
    },
    add: async (files: readonly File[]) => {
      if (!car) return;
      const { accepted, problem } = acceptFiles([...files], limit - room, limit);
      if (problem) toast({ title: problem, tone: 'error' });
      for (const file of accepted) {
        if (await addShot(car, file)) continue;
        toast({ title: say('This device has no room for another photo'), tone: 'error' });
        break;
      }
      await refresh();
    },
    remove: (shot: string) => dropShots([shot]).then(refresh),
  };
}
