import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Menu } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { useMay } from '../staff/use-may';
import { exportStockMutation } from './stock.queries';
import type { StockFormat } from './stock-files';
import { useWords } from './words';

const FeedDialog = lazyDialog(async () => (await import('../feeds/feed-dialog')).FeedDialog);

/** Downloads every listing as a file that can be imported again, and leads to the catalogue feed. */
export function ExportMenu() {
  const t = useWords();
  const may = useMay();
  const [showsFeed, setShowsFeed] = useState(false);
  const save = useMutation(exportStockMutation);
  const download = (format: StockFormat) =>
    save.mutate(format, {
      onSuccess: saveFile,
      onError: (error) => toastFailure(error, t('The file could not be made. Please try again.')),
    });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon={<Download aria-hidden="true" className="size-4" />} pending={save.isPending}>
            {t('Export')}
          </Button>
        }
      >
        <MenuItem onSelect={() => download('xlsx')}>{t('Excel (XLSX)')}</MenuItem>
        <MenuItem onSelect={() => download('csv')}>{t('CSV')}</MenuItem>
        {may('manageFeed') && (
          <MenuItem onSelect={() => setShowsFeed(true)}>{t('Feed for Facebook')}</MenuItem>
        )}
      </Menu>
      {showsFeed && <FeedDialog onClose={() => setShowsFeed(false)} />}
    </>
  );
}
