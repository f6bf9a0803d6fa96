import { ClipboardCopy, ExternalLink, Image, MessageCircle, QrCode, Share2 } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import { copyText } from '../../lib/copy-text';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ButtonLink } from '../../ui/core/button-link';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { BuyersLanguageField } from '../links/buyers-language-field';
import { useBuyersLanguage, useWording } from '../links/use-buyers-language';
import { ChatPreview } from './chat-preview';
import { shareTitle, shareUrl, shownUrl } from './share-text';
import type { Shared } from './shared';
import { say, useWords } from './words';

interface ShareLinkProps {
  vehicle: Shared;
  onView: (view: 'qr' | 'status' | 'advert') => void;
}

const toastCopyFailure = () => toast({ title: say('Failed to copy link'), tone: 'error' });

/** The page's link: sent on WhatsApp, copied, passed to the phone's share sheet, or turned into a QR code. */
export function ShareLink({ vehicle, onView }: ShareLinkProps) {
  const t = useWords();
  const [language, setLanguage] = useBuyersLanguage('en');
  const wording = useWording();
  const url = shareUrl(vehicle, wording);
  const text = shareTitle(vehicle, wording);

  const share = async () => {
    // Desktop browsers without a share sheet copy the link instead.
    if (!navigator.share) {
      return copyText(url).then(() => toast({ title: t('Link copied'), tone: 'success' }), toastCopyFailure);
    }
    try {
      await navigator.share({ title: vehicle.name, text, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('Share Failed'),
        description: t('Please download the QR code and share manually'),
        tone: 'error',
      });
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <ChatPreview key={wording.language} vehicle={vehicle} title={text} language={wording.language} />
      <BuyersLanguageField value={language} onChange={setLanguage} />
      <ButtonLink
        href={waLink(null, `${text}\n${url}`)}
        target="_blank"
        rel="noreferrer"
        variant="primary"
        size="lg"
        block
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
      >
        {t('Send on WhatsApp')}
      </ButtonLink>
      <Field label={t('Link')} hideLabel>
        <Input
          readOnly
          value={shownUrl(vehicle)}
          onFocus={(event) => event.target.select()}
          onCopy={(event) => {
            event.preventDefault();
            event.clipboardData.setData('text/plain', url);
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <CopyButton text={url} label={t('Copy link')} onError={toastCopyFailure} />
        <Button icon={<Share2 aria-hidden="true" className="size-4" />} onClick={share}>
          {t('Share')}
        </Button>
        <Button icon={<QrCode aria-hidden="true" className="size-4" />} onClick={() => onView('qr')}>
          {t('QR Code')}
        </Button>
        <ButtonLink
          href={vehicle.path}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden="true" className="size-4" />}
        >
          {t('View page')}
        </ButtonLink>
        <Button icon={<Image aria-hidden="true" className="size-4" />} onClick={() => onView('status')}>
          {t('Status picture')}
        </Button>
        <Button
          icon={<ClipboardCopy aria-hidden="true" className="size-4" />}
          onClick={() => onView('advert')}
        >
          {t('Copy advert')}
        </Button>
      </div>
    </div>
  );
}
