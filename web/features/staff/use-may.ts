import { useQuery } from '@tanstack/react-query';
import { type Ability, may } from '../../../schema/staff/abilities';
import { currentUserQuery } from '../auth/auth.queries';

/** Whether whoever uses this screen may do something here. The server decides; this only hides what it refuses. */
export function useMay(): (ability: Ability) => boolean {
  const { data: user } = useQuery(currentUserQuery);
  const position = user?.staff ?? null;
  return (ability) => may(position, ability);
}
