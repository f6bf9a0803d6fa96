import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shortId } from '../../../schema/staff/acting';
import { actingHere } from '../../lib/acting';
import { Nowhere } from '../../ui/nowhere';
import { personHereQuery } from './staff.queries';
import { useWords } from './words';

/**
 * Instead of a seller's workspace, for whoever does not work there. A seller who has opened an address that
 * their staff shared comes to the same screen of their own.
 */
export function NoLongerHere() {
  const t = useWords();
  const { data: person } = useQuery(personHereQuery);
  useEffect(() => {
    const acting = actingHere();
    if (!acting || !person || shortId(person.id) !== acting.seller) return;
    window.location.replace(`${acting.path}${window.location.search}`);
  }, [person]);
  return (
    <Nowhere
      texts={{
        title: t('You do not work for this seller'),
        text: t('Either they have ended it, or their plan has no place for you. Ask them.'),
      }}
      home={t('My own page')}
      href="/dashboard"
    />
  );
}
