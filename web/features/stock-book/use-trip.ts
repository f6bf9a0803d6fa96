import { useQuery } from '@tanstack/react-query';
import { ownCodesQuery, tripsQuery } from './trips.queries';
import { type OpenTrip, tripAfter, unsentLinesQuery } from './unsent-lines';

/**
 * With which trip a vehicle is out, as far as this device knows; null while it is in the yard, undefined while nothing is
 * known.
 */
export function useTrip(vehicleId: string): OpenTrip | null | undefined {
  const { data: trips } = useQuery(tripsQuery(vehicleId));
  const { data: codes } = useQuery({ ...ownCodesQuery, enabled: trips === undefined });
  const { data: unsent = [] } = useQuery(unsentLinesQuery);
  if (trips) {
    const { out } = trips;
    const { kms = 0, expectedAt = null } = out?.fields ?? {};
    const known = out && { key: out.key, kms, since: out.happenedAt, expectedAt };
    return tripAfter(known, unsent, vehicleId);
  }
  if (!codes) return undefined;
  return tripAfter(codes.out.find((trip) => trip.vehicleId === vehicleId) ?? null, unsent, vehicleId);
}
