import { Download, Printer, Share2, X } from 'lucide-react';
import { saveFile } from '../../lib/download-file';
import { canShareFiles, shareFiles } from '../../lib/share-files';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/core/error-state';
import { Progress } from '../../ui/progress';
import type { Printing } from './use-printing';
import { say, useWords } from './words';

export const pagesText = (pages: number) => (pages === 1 ? say('1 page') : say('{pages} pages', { pages }));

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

async function share(file: File) {
  if (await shareFiles([file], file.name)) return;
  toast({
    title: say('Share Failed'),
    description: say('Please download the file instead.'),
    tone: 'error',
  });
}

interface PrintResultProps {
  printing: Printing;
  /** null if there is nothing to print. */
  pages: number | null;
  onStart: () => void;
  onStop: () => void;
}

/** The button that creates the PDF, its progress, and the finished file. */
export function PrintResult({ printing, pages, onStart, onStop }: PrintResultProps) {
  const t = useWords();
  switch (printing.state) {
    case 'idle':
      return (
        <Button
          variant="primary"
          size="lg"
          block
          disabled={pages === null}
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={onStart}
        >
          {pages === null ? t('Download PDF') : t('Download PDF ({pages})', { pages: pagesText(pages) })}
        </Button>
      );
    case 'working':
      return (
        <div className="flex flex-col gap-3" role="status">
          <Progress
            label={t('Page {value} of {pages}', {
              value: Math.min(printing.done + 1, printing.pages),
              pages: printing.pages,
            })}
            percent={(printing.done / printing.pages) * 100}
          />
          <Button icon={<X aria-hidden="true" className="size-4" />} onClick={onStop}>
            {t('Stop')}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('The PDF could not be made')}
          text={t('Check your connection and try again.')}
          onRetry={onStart}
        />
      );
    case 'ready': {
      const { file } = printing;
      return (
        <div className="flex flex-col gap-3" role="status">
          <p className="text-sm">
            {t.rich(
              '{file} is in your downloads: {pages}, {size}. Print it at actual size (100%), not “fit to page”.',
              {
                file: (
                  <strong translate="no" className="font-medium">
                    {file.name}
                  </strong>
                ),
                pages: pagesText(printing.pages),
                size: sizeText(file.size),
              },
            )}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button
              variant="primary"
              icon={<Download aria-hidden="true" className="size-4" />}
              onClick={() => saveFile({ name: file.name, file })}
            >
              {t('Download again')}
            </Button>
            {canShareFiles([file]) && (
              <Button icon={<Share2 aria-hidden="true" className="size-4" />} onClick={() => share(file)}>
                {t('Share PDF')}
              </Button>
            )}
          </div>
          <Button variant="ghost" onClick={onStop}>
            {t('Edit')}
          </Button>
        </div>
      );
    }
  }
}
