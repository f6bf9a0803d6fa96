import { BadgeCheck } from 'lucide-react';
import type { PublisherDto } from '../../../schema/profile/publisher';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ContactButtons } from '../parts/contact-buttons';
import { SellerPortrait } from '../parts/seller-portrait';

interface PublisherPanelProps {
  publisher: PublisherDto;
  vehicleName: string;
  url: string;
  /** The owner of the vehicle, if the publisher is a reseller. */
  ownerName?: string | undefined;
}

/** The seller: name, kind of account, plan badge, and ways to contact them at once. */
export function PublisherPanel({ publisher, vehicleName, url, ownerName }: PublisherPanelProps) {
  const { publisher: texts, trust } = useTexts();
  const { firstName, lastName, firmName, mobileNumber, subscriptionPlan } = publisher;
  const own = useOwnWords();
  const fullName = `${firstName} ${lastName}`.trim();
  const isDealer = publisher.accountType !== 'personal';
  const shownName = (isDealer && firmName) || fullName;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <SellerPortrait seller={publisher} size="lg" />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="sr-only">{ownerName ? texts.republisher : texts.title}: </span>
            <span {...own(shownName)}>{shownName}</span>
            {subscriptionPlan === 'pro' && <Badge tone="gold">{texts.plan('Pro')}</Badge>}
            {subscriptionPlan === 'growth' && <Badge tone="silver">{texts.plan('Growth')}</Badge>}
          </h2>
          <p className="text-ink-muted text-sm">{isDealer ? texts.dealer : texts.personal}</p>
          {publisher.phoneVerified && (
            <p className="flex items-center gap-1 text-positive text-sm">
              <BadgeCheck aria-hidden="true" className="size-4" />
              {texts.verified}
            </p>
          )}
          {publisher.username && publisher.profileVehicles !== null && publisher.profileVehicles > 1 && (
            <a
              href={`/${publisher.username}`}
              className="touch-target inline-flex items-center text-accent text-sm underline"
            >
              {texts.seeAll(publisher.profileVehicles)}
            </a>
          )}
        </div>
      </div>
      {ownerName && <p className="text-ink-muted text-sm">{texts.offersFor(ownerName)}</p>}
      {mobileNumber && (
        <ContactButtons mobileNumber={mobileNumber} message={texts.whatsAppText(vehicleName, url)} />
      )}
      <p className="text-ink-muted text-sm">{trust.safety}</p>
    </Card>
  );
}
