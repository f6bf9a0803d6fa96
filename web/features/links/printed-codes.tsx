import { useQuery } from '@tanstack/react-query';
import type { ListingRef } from '../../../schema/vehicles/input';
import { Skeleton } from '../../ui/skeleton';
import { linksQuery } from './links.queries';
import { PrintedCode } from './printed-code';
import { useWords } from './words';

/** A listing's codes: how often they were scanned, and a form to use a sticker for another vehicle. */
export function PrintedCodes({ listing, name }: { listing: ListingRef; name: string }) {
  const t = useWords();
  const links = useQuery(linksQuery(listing));
  if (links.isPending) return <Skeleton className="h-15" />;
  // The code can be used without the figures.
  if (links.isError) return null;
  const isOnly = links.data.filter(({ number }) => number === null).length === 1;
  return (
    <ul className="divide-y divide-line border-line border-y" aria-label={t('Printed codes')}>
      {links.data.map((link) => (
        <PrintedCode
          key={link.code}
          link={link}
          isOnly={isOnly && link.number === null}
          listing={listing}
          name={name}
        />
      ))}
    </ul>
  );
}
