import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Download, MessageCircle } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import { downloadFile, saveFile } from '../../lib/download-file';
import { QR_SIZE, qrCodeQuery, qrFileName, qrPng, qrSvg } from '../../lib/qr-code';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { PrintedCodes } from '../links/printed-codes';
import { useWording } from '../links/use-buyers-language';
import { shareTitle, shareUrl } from './share-text';
import type { Shared } from './shared';
import { useWords } from './words';

interface ShareQrProps {
  vehicle: Shared;
  onBack: () => void;
  /** Called when a link leads to another page. */
  onLeave: () => void;
}

const WHATSAPP_DELAY_MS = 500;
const WHATSAPP_TOAST_MS = 5_000;

/** The code for the vehicle itself. It contains the short link, which outlives changes of the page's address. */
export function ShareQr({ vehicle, onBack, onLeave }: ShareQrProps) {
  const t = useWords();
  const { name, shortUrl, listing } = vehicle;
  const qr = useQuery(qrCodeQuery(shortUrl));
  const wording = useWording();

  const failed = () => toast({ title: t('Failed to generate QR code'), tone: 'error' });
  const download = () => qrPng(shortUrl).then((png) => downloadFile(png, qrFileName(name)), failed);
  const downloadSvg = () =>
    qrSvg(shortUrl).then(
      (svg) => saveFile({ name: qrFileName(name, 'svg'), file: new Blob([svg], { type: 'image/svg+xml' }) }),
      failed,
    );
  const shareOnWhatsApp = async () => {
    await download();
    toast({
      title: t('QR code downloaded'),
      description: t('Attach it to the WhatsApp message that opens now.'),
      duration: WHATSAPP_TOAST_MS,
    });
    const text = `${shareTitle(vehicle, wording)}\n${shareUrl(vehicle, wording)}`;
    setTimeout(() => window.open(waLink(null, text), '_blank', 'noopener'), WHATSAPP_DELAY_MS);
  };

  return (
    <div className="flex flex-col gap-4">
      <Loaded
        query={qr}
        failure={t('Failed to generate QR code')}
        loading={<Skeleton className="mx-auto my-3.25 size-64" />}
      >
        {(image) => (
          <div className="mx-auto rounded-lg border border-line bg-white p-3">
            <img src={image} alt={t('QR code of {name}', { name })} width={QR_SIZE} height={QR_SIZE} />
          </div>
        )}
      </Loaded>
      <p className="text-center text-ink-muted text-sm">
        {t('Stick it on the vehicle: buyers who scan it see this page and can make an offer.')}
      </p>
      <PrintedCodes listing={listing} name={name} />
      <Link
        to="/dashboard/print"
        search={{ chosen: listing.vehicleId ?? listing.republishedVehicleId }}
        onClick={onLeave}
        className={buttonClass({ variant: 'primary' }, 'text-center')}
      >
        {t('Print poster or sticker')}
      </Link>
      <div className="flex flex-col gap-2">
        <Button
          disabled={!qr.data}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={download}
        >
          {t('Download QR Code')}
        </Button>
        <Button
          disabled={!qr.data}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={downloadSvg}
        >
          {t('Download as SVG')}
        </Button>
        <Button
          disabled={!qr.data}
          icon={<MessageCircle aria-hidden="true" className="size-4" />}
          onClick={shareOnWhatsApp}
        >
          {t('Share QR on WhatsApp')}
        </Button>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden="true" className="size-4" />} onClick={onBack}>
          {t('Back to Link')}
        </Button>
      </div>
    </div>
  );
}
