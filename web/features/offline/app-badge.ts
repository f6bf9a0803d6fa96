import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leadsTodayQuery } from '../leads/leads.queries';

const canBadge = () => 'setAppBadge' in navigator && window.matchMedia('(display-mode: standalone)').matches;

/** Shows the number of new offers on the icon of the installed app. */
export function useAppBadge() {
  const { data } = useQuery({ ...leadsTodayQuery, enabled: canBadge() });
  const offers = data?.newOffers;
  useEffect(() => {
    if (offers === undefined || !canBadge()) return;
    const done = offers > 0 ? navigator.setAppBadge(offers) : navigator.clearAppBadge();
    done.catch((error) => console.warn('badge: not shown', error));
  }, [offers]);
}
