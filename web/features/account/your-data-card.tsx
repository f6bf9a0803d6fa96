import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ExportFormat } from '../../../schema/account/input';
import type { UserDto } from '../../../schema/auth/output';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { PasswordDialog } from '../auth/password-dialog';
import { EraseAccountDialog } from './erase-account-dialog';
import { useExportData } from './use-export-data';
import { useWords } from './words';

const FORMATS: { format: ExportFormat; label: string }[] = [
  { format: 'json', label: 'JSON' },
  { format: 'csv', label: 'CSV' },
];

function DataRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-card py-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium text-sm">{title}</h3>
        <p className="text-pretty text-ink-muted text-sm">{text}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}

/** A person's data, to download or erase. */
export function YourDataCard({ user }: { user: UserDto }) {
  const t = useWords();
  const [erasing, setErasing] = useState(false);
  const download = useExportData();
  return (
    <Card id="data" padded={false} className="mt-5 max-w-3xl scroll-mt-20">
      <CardHeader title={t('Your data')} description={t('Your data is yours')} />
      <div className="divide-y divide-line">
        <DataRow
          title={t('Download everything')}
          text={t(
            'Account, vehicles, leads, contacts, notifications, payments, permissions: as one JSON file, or as tables (CSV) in a ZIP file.',
          )}
        >
          {FORMATS.map(({ format, label }) => (
            <Button
              key={format}
              size="sm"
              icon={<Download aria-hidden="true" className="size-4" />}
              aria-label={t('Download everything as {label}', { label })}
              pending={download.pending === format}
              onClick={() => download.start(format)}
            >
              {label}
            </Button>
          ))}
        </DataRow>
        <DataRow
          title={t('Erase the account')}
          text={t('Your pages disappear at once, all your other data within the hour. You can’t undo this.')}
        >
          <Button
            size="sm"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => setErasing(true)}
          >
            {t('Erase account')}
          </Button>
        </DataRow>
      </div>
      {download.asks && (
        <PasswordDialog
          title={t('Is it you?')}
          description={t('Your last sign-in is a while ago, and this file holds everything.')}
          submitLabel={t('Download')}
          pendingLabel={t('Downloading...')}
          pending={download.pending !== undefined}
          error={download.asks.error}
          failure={t('Your data could not be downloaded. Please try again.')}
          onSubmit={(password) => download.start(download.asks?.format ?? 'json', password)}
          onClose={download.cancel}
        />
      )}
      {erasing && <EraseAccountDialog user={user} onClose={() => setErasing(false)} />}
    </Card>
  );
}
