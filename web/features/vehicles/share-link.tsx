import { QrCode, Share2 } from 'lucide-react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { copyText } from '../../lib/copy-text';
import { formatPrice } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import type { Shared } from './shared';

interface ShareLinkProps {
  vehicle: Shared;
  onQr: () => void;
}

const toastCopyFailure = () => toast({ title: 'Failed to copy link', tone: 'error' });

/** The page's link: copied, handed to the phone's share sheet, or turned into a QR code. */
export function ShareLink({ vehicle, onQr }: ShareLinkProps) {
  const { name, price, currency, path } = vehicle;
  const url = `${window.location.origin}${path}`;

  const share = async () => {
    // Desktop browsers without a share sheet: the link in the clipboard is what people do next anyway.
    if (!navigator.share) {
      return copyText(url).then(() => toast({ title: 'Link copied', tone: 'success' }), toastCopyFailure);
    }
    try {
      await navigator.share({
        title: name,
        text: `${name}, ${formatPrice(price, currency, CURRENCIES)}`,
        url,
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: 'Share Failed',
        description: 'Please download the QR code and share manually',
        tone: 'error',
      });
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <Field label="Link">
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <CopyButton text={url} label="Copy link" onError={toastCopyFailure} />
        <Button variant="primary" icon={<Share2 aria-hidden="true" className="size-4" />} onClick={share}>
          Share
        </Button>
        <Button className="col-span-2" icon={<QrCode aria-hidden="true" className="size-4" />} onClick={onQr}>
          QR Code
        </Button>
      </div>
    </div>
  );
}
