import { MapPin, MessageCircle } from 'lucide-react';
import { PageHeader } from '../../ui/core/page-header';
import { PartLink } from './part-link';
import { useWords } from './words';

/** The settings of a manager: the yard, and what everybody there writes to buyers. */
export function YardParts() {
  const t = useWords();
  return (
    <>
      <PageHeader title={t('Settings')} />
      <PartLink
        always
        section="yard"
        icon={<MapPin aria-hidden="true" className="size-4.5" />}
        label={t('Yard')}
        text={t('Address, place on the map, hours and day off')}
      />
      <PartLink
        always
        section="texts"
        icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
        label={t('Texts')}
        text={t('What you write to buyers on WhatsApp again and again')}
      />
    </>
  );
}
