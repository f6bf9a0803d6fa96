import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../auth/auth.queries';
import { workplaceName } from '../staff/workplace-name';
import { cameInQuery } from './purchases.queries';

/** The seller's name as papers have it. */
export function useOwnName(): string {
  const { data: user } = useQuery(currentUserQuery);
  return user ? workplaceName(user) : '';
}

/** The plate as it was written when the vehicle came in; empty if it was not. */
export const usePlateAtPurchase = (vehicleId: string): string =>
  useQuery(cameInQuery(vehicleId)).data?.purchases[0]?.plate ?? '';

/** Whose name is in a vehicle's RC; empty until it was said. */
export function useRcOwner(vehicleId: string): string {
  const ownName = useOwnName();
  const { data } = useQuery(cameInQuery(vehicleId));
  return data?.rc?.standing === 'own' ? ownName : (data?.rc?.name ?? '');
}
