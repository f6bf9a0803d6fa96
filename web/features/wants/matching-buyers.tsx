import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { waLink } from '../../../schema/common/wa-link';
import type { WantDto } from '../../../schema/wants/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { helloTo } from '../leads/lead-words';
import { useWording, type Wording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import { useMay } from '../staff/use-may';
import { shareTitle, shareUrl } from '../vehicles/share-text';
import { nameOf, type Offered, wantedText } from './wanted';
import { matchingQuery, toldMutation } from './wants.queries';
import { useWords } from './words';

const WantTexts = lazyDialog(async () => (await import('../texts/want-texts')).WantTexts);

/** "Hello Asha, you asked for one like this: 2019 Creta, ₹8,50,000, 42,000 km. https://…" */
const messageTo = (want: WantDto, vehicle: Offered, wording: Wording) =>
  wording.selling.fromSeller.like(
    helloTo(want.buyerName, wording),
    shareTitle(vehicle, wording),
    shareUrl(vehicle, wording),
  );

function MatchingBuyer({ want, vehicle }: { want: WantDto; vehicle: Offered }) {
  const t = useWords();
  const wording = useWording();
  const [isTold, setTold] = useState(false);
  const [writes, setWrites] = useState(false);
  const tell = useMutation(toldMutation);
  const buyer = nameOf(want);
  const told = () => {
    setTold(true);
    tell.mutate(
      { id: want.id, vehicleId: vehicle.id },
      { onError: (error) => toastFailure(error, t('This did not work. Please try again.')) },
    );
  };
  return (
    <li className="flex items-center gap-3 px-card py-2.5">
      <span className="min-w-0 flex-1">
        <span translate="no" className="block truncate font-medium">
          {buyer}
        </span>
        <span translate="no" className="wrap-break-word block text-ink-muted text-xs">
          {wantedText(want)}
        </span>
      </span>
      {isTold && (
        <span className="inline-flex items-center gap-1 text-positive text-sm">
          <Check aria-hidden="true" className="size-4" />
          {t('Told')}
        </span>
      )}
      <ReachLink
        subject={{ of: 'lead', id: want.leadId }}
        listed={want.buyerMobile}
        use="whatsapp"
        hrefOf={(mobileNumber) => waLink(mobileNumber, messageTo(want, vehicle, wording))}
        onReach={told}
        target="_blank"
        rel="noreferrer"
        size="sm"
        aria-label={t('WhatsApp to {buyer}', { buyer })}
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
      >
        {t('WhatsApp')}
      </ReachLink>
      <Button
        size="sm"
        square
        className="-ml-1.5"
        aria-label={t('Texts for {who}', { who: buyer })}
        icon={<ChevronDown aria-hidden="true" className="size-4" />}
        onClick={() => setWrites(true)}
      />
      {writes && <WantTexts want={want} vehicle={vehicle} onReach={told} onClose={() => setWrites(false)} />}
    </li>
  );
}

/** "7 buyers asked for one like it", each with a message that is ready; nothing if there are none. */
export function MatchingBuyers({ vehicle }: { vehicle: Offered }) {
  const t = useWords();
  const maySee = useMay()('seeLeads');
  const { data: wants = [] } = useQuery({ ...matchingQuery(vehicle.id, vehicle.price), enabled: maySee });
  if (wants.length === 0) return null;
  const title =
    wants.length === 1
      ? t('1 buyer asked for one like it')
      : t('{count} buyers asked for one like it', { count: wants.length });
  return (
    <Card padded={false}>
      <CardHeader title={title} description={t('Each message opens in WhatsApp, and you send it.')} />
      <ul aria-label={title} className="divide-y divide-line">
        {wants.map((want) => (
          <MatchingBuyer key={want.id} want={want} vehicle={vehicle} />
        ))}
      </ul>
    </Card>
  );
}
