import { useSuspenseQuery } from '@tanstack/react-query';
import { currentUserQuery } from './auth.queries';

/** The signed-in person, on screens that only signed-in people see. */
export function useUser() {
  const { data } = useSuspenseQuery(currentUserQuery);
  if (!data) throw new Error('This screen is for signed-in people');
  return data;
}
