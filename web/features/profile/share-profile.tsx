import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Share2 } from 'lucide-react';
import type { UserDto } from '../../../schema/auth/output';
import { downloadFile } from '../../lib/download-file';
import { qrCodeQuery } from '../../lib/qr-code';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { CopyButton } from '../../ui/copy-button';
import { EmptyState } from '../../ui/core/empty-state';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { profileLinkQuery } from '../links/links.queries';
import { ScanCount } from '../links/scan-count';
import { shareTargets } from './share-targets';
import { useWords } from './words';

/** CSS pixels, including the margin of two modules from lib/qr-code. */
const QR_WIDTH = 300;

/** The public page's address: to copy, print and share. */
export function ShareProfile({ user }: { user: UserDto }) {
  const t = useWords();
  if (!user.username) {
    return (
      <Card>
        <EmptyState
          icon={<Share2 aria-hidden="true" />}
          title={t('Choose a username first')}
          text={t('It becomes the address of your public page.')}
          action={
            <Link
              to="/dashboard/profile"
              search={{ section: 'settings' }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('Go to settings')}
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <ShareLinks
      username={user.username}
      name={user.firmName ?? `${user.firstName} ${user.lastName}`.trim()}
    />
  );
}

function ShareLinks({ username, name }: { username: string; name: string }) {
  const t = useWords();
  const url = `${window.location.origin}/${username}`;
  const link = useQuery(profileLinkQuery);
  const qr = useQuery({ ...qrCodeQuery(link.data?.shortUrl ?? '', QR_WIDTH), enabled: link.isSuccess });
  return (
    <Card className="grid max-w-3xl gap-6 sm:grid-cols-[auto_1fr]">
      <div className="flex flex-col items-center gap-3">
        <Loaded
          query={link.isError ? { ...link, data: undefined } : qr}
          failure={t('Failed to generate QR code')}
          loading={<Skeleton className="m-2.25 size-75" />}
        >
          {(image) => (
            <div className="rounded-lg border border-line bg-white p-2">
              <img src={image} alt={t('QR code of {name}', { name })} width={QR_WIDTH} height={QR_WIDTH} />
            </div>
          )}
        </Loaded>
        <Button
          disabled={!qr.data}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => qr.data && downloadFile(qr.data, `${username}.png`)}
        >
          {t('Download QR Code')}
        </Button>
        <Link to="/dashboard/print" search={{ chosen: 'profile' }} className={buttonClass({})}>
          {t('Print poster')}
        </Link>
        {link.data && <ScanCount count={link.data.scanCount} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Field label={t('Your public page')}>
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton
          text={url}
          label={t('Copy link')}
          onError={() => toast({ title: t('Failed to copy link'), tone: 'error' })}
        />
        <section>
          <h2 className="pb-2 font-medium text-sm">{t('Share on')}</h2>
          <ul className="grid grid-cols-2 gap-2">
            {shareTargets(url, name).map(({ label, href }) => (
              <li key={label}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ block: true }, 'justify-center text-center')}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}
