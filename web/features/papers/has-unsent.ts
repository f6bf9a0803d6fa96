import { useQuery } from '@tanstack/react-query';
import { unsentPapersQuery } from './unsent-papers';

/** Whether this device has papers that the server does not have. */
export const useHasUnsentPapers = (): boolean => (useQuery(unsentPapersQuery).data ?? []).length > 0;
