import { useQuery } from '@tanstack/react-query';
import { Download, RotateCw, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { saveFile } from '../../lib/download-file';
import { formatNumber } from '../../lib/format';
import { canShareFiles, shareFiles } from '../../lib/share-files';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Field } from '../../ui/core/field';
import { Dialog } from '../../ui/dialog';
import { FormAlert } from '../../ui/form-alert';
import { Textarea } from '../../ui/textarea';
import { useUser } from '../auth/use-user';
import { BuyersLanguageField } from '../links/buyers-language-field';
import { chosenLanguageQuery, useBuyersLanguage } from '../links/use-buyers-language';
import type { Advertised } from './advert';
import { advertPhotosQuery, advertTextQuery } from './adverts.queries';
import { useWords } from './words';

/** Shares the photos, or saves those of a browser that shares no files. */
const pass = (files: File[], name: string) => {
  if (canShareFiles(files)) return shareFiles(files, name);
  for (const file of files) saveFile({ name: file.name, file });
  return Promise.resolve(true);
};

/** A share sheet opens only for a few seconds after a press; photos of a slow network may take longer. */
const maySharePhotos = (files: File[]) =>
  !canShareFiles(files) || (navigator.userActivation?.isActive ?? false);

/** Copies a vehicle's advert and passes on its photos as soon as it is opened; both can be repeated here. */
export function AdvertDialog({ listing, onClose }: { listing: Advertised; onClose: () => void }) {
  const t = useWords();
  const user = useUser();
  const { name } = listing;
  const [language, setLanguage] = useBuyersLanguage();
  const { isPending: isLanguageUnknown } = useQuery(chosenLanguageQuery);
  const { data: text = '' } = useQuery({
    ...advertTextQuery(listing, user, language),
    enabled: !isLanguageUnknown,
  });
  const photos = useQuery(advertPhotosQuery(listing));
  const files = photos.data ?? [];
  const [copied, setCopied] = useState<boolean>();
  const isCopied = useRef(false);
  const isPassed = useRef(false);

  useEffect(() => {
    if (!text || isCopied.current) return;
    isCopied.current = true;
    copyText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }, [text]);
  useEffect(() => {
    if (copied === undefined || !photos.data || isPassed.current) return;
    isPassed.current = true;
    if (maySharePhotos(photos.data)) void pass(photos.data, name);
  }, [copied, photos.data, name]);

  const count = formatNumber(listing.images.length);
  const isSharing = files.length > 0 ? canShareFiles(files) : 'share' in navigator;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Copy advert')}
      description={name}
      footer={
        <>
          <CopyButton
            text={text}
            label={t('Copy text')}
            onCopied={() => setCopied(true)}
            onError={() => setCopied(false)}
          />
          <Button
            variant="primary"
            pending={photos.isFetching}
            disabled={files.length === 0}
            icon={
              isSharing ? (
                <Share2 aria-hidden="true" className="size-4" />
              ) : (
                <Download aria-hidden="true" className="size-4" />
              )
            }
            onClick={() => pass(files, name)}
          >
            {isSharing ? t('Share photos ({count})', { count }) : t('Save photos ({count})', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p role="status" className="text-sm">
          {copied === undefined && t('Copying the text...')}
          {copied === true &&
            t('The text is copied. Paste it on OLX, Facebook or anywhere else, and add the photos.')}
        </p>
        <FormAlert
          message={copied === false ? t('The browser did not allow copying. Press “Copy text”.') : undefined}
        />
        <Field label={t('Text of the advert')} hideLabel>
          <Textarea readOnly rows={9} value={text} lang={language} translate="no" />
        </Field>
        {photos.isError && !photos.isFetching && (
          <>
            <FormAlert message={t('A photo could not be loaded. Check your connection and try again.')} />
            <Button
              className="self-start"
              icon={<RotateCw aria-hidden="true" className="size-4" />}
              onClick={() => void photos.refetch()}
            >
              {t('Try again')}
            </Button>
          </>
        )}
        <BuyersLanguageField value={language} onChange={setLanguage} />
      </div>
    </Dialog>
  );
}
