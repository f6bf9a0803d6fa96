import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { LinkDto } from '../../../schema/links/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import { toast } from '../../lib/toast-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { PointCodeForm } from './point-code-form';
import { ScanCount } from './scan-count';
import { useWords } from './words';

interface PrintedCodeProps {
  link: LinkDto;
  /** The only code of its listing, which gets a new one if this one is pointed elsewhere. */
  isOnly: boolean;
  listing: ListingRef;
  name: string;
}

export function PrintedCode({ link, isOnly, listing, name }: PrintedCodeProps) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const tell = (target: string) =>
    toast({
      title: t('The printed code now leads to {target}', { target }),
      description: isOnly ? t('{name} has a new code.', { name }) : undefined,
      tone: 'success',
    });
  return (
    <li className="flex flex-col gap-3 py-2">
      <div className="flex flex-col items-center gap-1">
        <span className="flex flex-wrap items-center gap-x-2">
          {link.number !== null && (
            <strong className="font-medium text-sm">{t('Sticker {number}', { number: link.number })}</strong>
          )}
          {!isOnly && (
            <code translate="no" className="text-xs">
              {link.code}
            </code>
          )}
          <ScanCount count={link.scanCount} />
          {link.isUnscanned && <Badge tone="warning">{t('Not scanned for 30 days')}</Badge>}
        </span>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          icon={<Shuffle aria-hidden="true" className="size-4" />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Point this code at another vehicle')}
        </Button>
      </div>
      {isOpen && <PointCodeForm code={link.code} listing={listing} onPointed={tell} />}
    </li>
  );
}
