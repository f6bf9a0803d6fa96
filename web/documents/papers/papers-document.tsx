import { ncrLaw, type PaperLine, papersOf, papersReady } from '../../../schema/papers/ready';
import { OWED } from '../../../schema/papers/ready-kinds';
import { isStale } from '../../../schema/papers/rules/laws';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useReader } from '../../i18n/texts';
import { formatDate } from '../../lib/dates';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Card, SectionTitle } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { PublicFrame } from '../parts/public-frame';

interface PapersDocumentProps {
  /** The listing's page. */
  path: string;
  listing: ListingDto;
  now: number;
}

function Answer({ paper, state }: PaperLine) {
  const texts = useReader().texts.papers;
  const isOwed = OWED.includes(paper);
  const [tone, text]: [BadgeTone, string] =
    state === 'ready'
      ? ['positive', isOwed ? texts.nothing : texts.yes]
      : state === 'due'
        ? ['warning', isOwed ? texts.something : texts.no]
        : ['neutral', texts.unknown];
  return <Badge tone={tone}>{text}</Badge>;
}

/** What the seller says of the vehicle's papers, line by line, with when each was looked up. */
export function PapersDocument({ path, listing, now }: PapersDocumentProps) {
  const {
    language,
    texts: { papers: texts, offer, sold },
  } = useReader();
  const own = useOwnWords();
  const count = papersReady(listing, now);
  const law = ncrLaw(listing, now);
  const isSold = listing.status === 'sold';
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-page py-4">
        <div>
          <h1 className="font-semibold text-2xl">
            {count ? texts.ready(count.ready, count.of) : texts.none}
          </h1>
          <p className="mt-1 wrap-anywhere">
            <a
              href={path}
              className="touch-target inline-flex items-center text-accent underline"
              {...own(listing.name)}
            >
              {listing.name}
            </a>
          </p>
          {isSold && <p className="mt-1 font-medium">{sold.text}</p>}
          {count && <p className="mt-1 text-ink-muted text-sm">{texts.stated}</p>}
        </div>
        {count && (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {papersOf(listing, now).map((line) => (
                <li
                  key={line.paper}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
                >
                  <span className="min-w-0">
                    <span className="block font-medium">{texts.kinds[line.paper]}</span>
                    {line.lookedAt && (
                      <span className="block text-ink-muted text-sm">
                        {line.isOld ? texts.ago(line.days) : texts.on(formatDate(line.lookedAt, language))}
                      </span>
                    )}
                  </span>
                  <Answer {...line} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {law && (
          <Card className="flex flex-col gap-1">
            <SectionTitle>{texts.ncr}</SectionTitle>
            <p>{texts.ncrText}</p>
            <p className="text-ink-muted text-sm">
              {texts.checked(formatDate(law.checkedOn, language))}
              {isStale(law, now) && ` ${texts.again}`}
            </p>
          </Card>
        )}
        {!isSold && (
          <ButtonLink href={`${path}#offer`} size="lg">
            {offer.jump}
          </ButtonLink>
        )}
      </div>
    </PublicFrame>
  );
}
