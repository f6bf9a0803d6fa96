import { BadgeCheck, Mail } from 'lucide-react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { GRIEVANCES_PATH } from '../../../schema/grievances/number';
import { bannerOf } from '../../../schema/media/input';
import type { PublicProfileDto } from '../../../schema/profile/output';
import { useOwnWords } from '../../i18n/own-words';
import { useReader } from '../../i18n/texts';
import { indianMonth } from '../../lib/dates';
import { formatNumber } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ContactButtons } from '../parts/contact-buttons';
import { SellerPortrait } from '../parts/seller-portrait';
import { ProfilePlace } from './profile-place';

/** The seller, and how to reach them. */
export function ProfileHeader({ seller, url }: { seller: PublicProfileDto; url: string }) {
  const { texts, language } = useReader();
  const own = useOwnWords();
  const { firstName, lastName, firmName, username, mobileNumber, email, accountType } = seller;
  const { coverUrl, about, yard, memberSince, callsWithinHours } = seller;
  const isDealer = accountType !== 'personal';
  const fullName = `${firstName} ${lastName}`.trim() || username;
  return (
    <Card padded={false} className="max-sm:mx-4">
      {coverUrl && (
        <img
          src={coverUrl}
          srcSet={`${bannerOf(coverUrl)} 720w, ${coverUrl} 1440w`}
          sizes="(min-width: 640px) 1152px, 50vw"
          width={1440}
          height={480}
          alt=""
          decoding="async"
          className="aspect-3/1 w-full bg-sunken object-cover sm:aspect-4/1"
        />
      )}
      <div className="flex flex-wrap items-center gap-4 p-card">
        <SellerPortrait seller={seller} size="xl" />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="wrap-break-word flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-xl sm:text-2xl">
            <span {...own(firmName || fullName)}>{firmName || fullName}</span>
            {seller.subscriptionPlan === 'pro' && <Badge tone="gold">{texts.publisher.plan('Pro')}</Badge>}
          </h1>
          {firmName && (
            <p className="wrap-break-word font-medium" {...own(fullName)}>
              {fullName}
            </p>
          )}
          <p className="text-ink-muted text-sm">
            {isDealer ? texts.publisher.dealer : texts.publisher.personal}
          </p>
          {callsWithinHours && (
            <p className="text-sm">{texts.shop.callsWithin(formatNumber(callsWithinHours))}</p>
          )}
          <p className="text-ink-muted text-sm">
            {texts.shop.memberSince(indianMonth(memberSince, language))}
          </p>
          <ul className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            {mobileNumber && (
              <li className="flex items-center gap-1.5 tabular-nums">
                {formatMobile(mobileNumber)}
                {seller.phoneVerified && (
                  <BadgeCheck
                    role="img"
                    aria-label={texts.publisher.verified}
                    className="size-4 text-positive"
                  />
                )}
              </li>
            )}
            {email && (
              <li className="flex min-w-0">
                <a
                  href={`mailto:${email}`}
                  className="inline-flex max-w-full items-center gap-1.5 hover:underline"
                >
                  <Mail aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
                  <span className="truncate" translate="no">
                    {email}
                  </span>
                </a>
              </li>
            )}
          </ul>
        </div>
        {mobileNumber && (
          <div className="w-full sm:w-72">
            <ContactButtons mobileNumber={mobileNumber} message={texts.publisher.profileWhatsAppText(url)} />
          </div>
        )}
        {about && (
          <p className="wrap-break-word w-full max-w-prose whitespace-pre-line" {...own(about)}>
            {about}
          </p>
        )}
        {yard && <ProfilePlace yard={yard} />}
        <a
          href={`${GRIEVANCES_PATH}?about=${username}`}
          className="w-full text-ink-muted text-sm hover:underline"
        >
          {texts.grievance.seller}
        </a>
      </div>
    </Card>
  );
}
