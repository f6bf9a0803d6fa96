import { useSuspenseQuery } from '@tanstack/react-query';
import { currentUserQuery } from './auth.queries';

/** The signed-in person, for screens that require one. */
export function useUser() {
  const { data } = useSuspenseQuery(currentUserQuery);
  if (!data) throw new Error('This screen is for signed-in people');
  return data;
}
