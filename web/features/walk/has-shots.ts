import { useQuery } from '@tanstack/react-query';
import { shotsQuery } from './shots';

/** Whether this device has photos that have not reached their vehicle. */
export const useHasShots = (): boolean => (useQuery(shotsQuery).data ?? []).length > 0;
