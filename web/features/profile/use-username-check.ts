import { useQuery } from '@tanstack/react-query';
import { USERNAME_CHECK_DELAY_MS, USERNAME_MESSAGES, Username } from '../../../schema/profile/usernames';
import { useDebounced } from '../../lib/use-debounced';
import { usernameCheckQuery } from './profile.queries';

export interface UsernameCheck {
  state: 'idle' | 'checking' | 'available' | 'taken' | 'failed';
  message?: string;
}

/** The live check of a username: half a second after the last key, and never for the person's own. */
export function useUsernameCheck(typed: string, current: string | null): UsernameCheck {
  const parsed = Username.safeParse(typed);
  const wanted = parsed.success && parsed.data !== current ? parsed.data : '';
  const rested = useDebounced(wanted, USERNAME_CHECK_DELAY_MS);
  const isRested = rested === wanted;
  const check = useQuery({ ...usernameCheckQuery(rested), enabled: rested !== '' && isRested });
  if (wanted === '') return { state: 'idle' };
  if (!isRested || check.isFetching) return { state: 'checking' };
  if (check.isError) return { state: 'failed', message: USERNAME_MESSAGES.checkFailed };
  const message = check.data?.message ?? USERNAME_MESSAGES.taken;
  return { state: check.data?.available ? 'available' : 'taken', message };
}
