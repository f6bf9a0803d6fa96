import { useQuery } from '@tanstack/react-query';
import type { Loan } from '../../../schema/purchases/kinds';
import type { PurchaseDto } from '../../../schema/purchases/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { currentUserQuery } from '../auth/auth.queries';
import { workplaceName } from '../staff/workplace-name';
import { cameInQuery } from './purchases.queries';

/** The seller's name as papers have it. */
export function useOwnName(): string {
  const { data: user } = useQuery(currentUserQuery);
  return user ? workplaceName(user) : '';
}

/** How the vehicle came in, as it was saved last; undefined if it was not. */
export const useLatestPurchase = (vehicleId: string): PurchaseDto | undefined =>
  useQuery(cameInQuery(vehicleId)).data?.purchases[0];

/** What is known of a vehicle's loan: as the purchase says, otherwise the listing. */
export const useLoan = ({ id, facts }: Pick<OwnVehicleDto, 'id' | 'facts'>): Loan | null =>
  useLatestPurchase(id)?.loan ?? facts.loan ?? null;

/** Whose name is in a vehicle's RC; empty until it was said. */
export function useRcOwner(vehicleId: string): string {
  const ownName = useOwnName();
  const { data } = useQuery(cameInQuery(vehicleId));
  return data?.rc?.standing === 'own' ? ownName : (data?.rc?.name ?? '');
}
