import { CURRENCIES } from '../../../schema/common/currencies';
import { papersReady } from '../../../schema/papers/ready';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useReader } from '../../i18n/texts';
import { cx } from '../../lib/class-names';
import { nearMoment } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { knownFacts } from '../../lib/known-facts';
import { Badge, type BadgeTone } from '../../ui/badge';
import { SaveButton } from './save-button';

/** Available green, pending yellow, sold red. */
const STATUS_TONES: Record<VehicleStatus, BadgeTone> = {
  available: 'positive',
  pending: 'warning',
  sold: 'danger',
};

interface ListingTitleProps {
  listing: ListingDto;
  /** The listing's page. */
  path: string;
  now: number;
}

const isHeld = (listing: ListingDto, now: number): listing is ListingDto & { heldUntil: string } =>
  listing.heldUntil !== null && Date.parse(listing.heldUntil) > now;

export function ListingTitle({ listing, path, now }: ListingTitleProps) {
  const { texts, language } = useReader();
  const own = useOwnWords();
  const { status, pendingHint } = texts.listing;
  const isSold = listing.status === 'sold';
  const known = knownFacts(listing, texts.listing.known, language);
  const papers = papersReady(listing, now);
  const heldUntil = isHeld(listing, now) && nearMoment(listing.heldUntil, language);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <h1 className="text-balance font-semibold text-xl sm:text-2xl" {...own(listing.name)}>
          {listing.name}
        </h1>
        <Badge tone={STATUS_TONES[listing.status]}>{status[listing.status]}</Badge>
      </div>
      <div className="relative flex flex-wrap items-center justify-between gap-x-3">
        <p
          className={cx(
            'font-semibold text-2xl tabular-nums sm:text-3xl',
            isSold && 'text-ink-muted line-through',
          )}
        >
          {formatPrice(listing.price, listing.currency, CURRENCIES)}
        </p>
        {!isSold && (
          <div className="flex items-center gap-2">
            <a
              href={`${path}/emi`}
              rel="nofollow"
              className="touch-target inline-flex items-center text-accent text-sm underline"
            >
              {texts.emi.title}
            </a>
            <SaveButton />
          </div>
        )}
        {!isSold && (
          // Over what is below, so that saving moves nothing.
          <a
            href="/saved"
            data-saved-link
            hidden
            className="touch-target absolute top-full right-0 z-10 rounded-md border border-line bg-surface px-3 py-2 text-accent text-sm underline"
          >
            {texts.saved.title}
          </a>
        )}
      </div>
      {!isSold && listing.dropped !== null && (
        <p className="font-medium text-positive text-sm">
          {texts.alert.dropped(formatPrice(listing.dropped, listing.currency, CURRENCIES))}
        </p>
      )}
      {known.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {known.map(({ text, isOwn }) => (
            <li
              key={text}
              className="rounded-sm bg-sunken px-2 py-0.5 text-ink-muted text-sm"
              {...(isOwn ? own(text) : {})}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      {papers && (
        <p>
          <a
            href={`${path}/papers`}
            rel="nofollow"
            className="touch-target inline-flex items-center text-accent text-sm underline"
          >
            {texts.papers.ready(papers.ready, papers.of)}
          </a>
        </p>
      )}
      {listing.status === 'pending' && (
        <p className="text-ink-muted text-sm">{heldUntil ? texts.papers.held(heldUntil) : pendingHint}</p>
      )}
    </div>
  );
}
