import { useQueries, useQuery } from '@tanstack/react-query';
import { Download, RotateCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/download-file';
import { formatNumber } from '../../lib/format';
import { canShareFiles, shareFiles } from '../../lib/share-files';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FilePicture } from '../../ui/file-picture';
import { Skeleton } from '../../ui/skeleton';
import { SwitchField } from '../../ui/switch-field';
import { useUser } from '../auth/use-user';
import { BuyersLanguageField } from '../links/buyers-language-field';
import { chosenLanguageQuery, useBuyersLanguage } from '../links/use-buyers-language';
import type { Advertised } from './advert';
import { statusPictureQuery } from './adverts.queries';
import { say, useWords } from './words';

interface PictureProps {
  name: string;
  /** undefined until it is made. */
  picture: File | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

function Picture({ name, picture, hasFailed, onRetry }: PictureProps) {
  const t = useWords();
  if (picture)
    return <FilePicture file={picture} alt={t('Status picture of {name}', { name })} className="size-full" />;
  if (!hasFailed) return <Skeleton className="size-full" />;
  return (
    <div
      role="alert"
      className="flex size-full flex-col items-center justify-center gap-3 bg-sunken p-3 text-center text-sm"
    >
      <span className="wrap-anywhere">{t('{name}: the photo could not be loaded', { name })}</span>
      <Button size="sm" icon={<RotateCw aria-hidden="true" className="size-4" />} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}

async function share(files: File[]) {
  if (await shareFiles(files, say('Status pictures'))) return;
  toast({
    title: say('Share Failed'),
    description: say('Download the pictures and send them from your gallery.'),
    tone: 'error',
  });
}

/** A picture of each vehicle for a status or a story, made on this device, shared or downloaded. */
export function StatusDialog({
  listings,
  onClose,
}: {
  listings: readonly Advertised[];
  onClose: () => void;
}) {
  const t = useWords();
  const user = useUser();
  const [language, setLanguage] = useBuyersLanguage();
  const { isPending: isLanguageUnknown } = useQuery(chosenLanguageQuery);
  const [withPrice, setWithPrice] = useState(true);
  const made = useQueries({
    queries: listings.map((listing) => ({
      ...statusPictureQuery(listing, user, { language, withPrice }),
      enabled: !isLanguageUnknown,
    })),
  });
  const files = made.flatMap(({ data }) => data ?? []);
  const isMaking = made.some(({ data, isError, isFetching }) => !data && (isFetching || !isError));
  const isOne = listings.length === 1;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={isOne ? 'sm' : 'md'}
      title={isOne ? t('Status picture') : t('Status pictures')}
      description={t('For your WhatsApp status, a story or a group, with the QR code of the page.')}
      footer={
        <>
          <Button
            disabled={isMaking || files.length === 0}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => {
              for (const file of files) saveFile({ name: file.name, file });
            }}
          >
            {t('Download')}
          </Button>
          {(isMaking ? 'share' in navigator : canShareFiles(files)) && (
            <Button
              variant="primary"
              disabled={isMaking || files.length === 0}
              icon={<Share2 aria-hidden="true" className="size-4" />}
              onClick={() => share(files)}
            >
              {t('Share')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className={isOne ? 'mx-auto w-56' : 'grid grid-cols-2 gap-3 sm:grid-cols-3'}>
          {listings.map(({ id, name }, at) => (
            <li key={id} className="aspect-9/16 overflow-hidden rounded-md">
              <Picture
                name={name}
                picture={made[at]?.data}
                hasFailed={made[at]?.isError === true && !made[at]?.isFetching}
                onRetry={() => void made[at]?.refetch()}
              />
            </li>
          ))}
        </ul>
        <p role="status" className={isOne ? 'sr-only' : 'min-h-5 text-ink-muted text-sm'}>
          {isMaking &&
            t('Making {made} of {count}', { made: files.length, count: formatNumber(listings.length) })}
        </p>
        <BuyersLanguageField value={language} onChange={setLanguage} />
        <SwitchField
          label={t('With the price')}
          description={t('Sold vehicles are shown as sold, without a price.')}
          checked={withPrice}
          onCheckedChange={setWithPrice}
        />
      </div>
    </Dialog>
  );
}
