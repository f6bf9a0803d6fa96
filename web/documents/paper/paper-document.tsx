import { FileQuestion } from 'lucide-react';
import { BRAND } from '../../../schema/common/brand';
import { PAPER_LABELS } from '../../../schema/papers/kinds';
import type { PaperPage } from '../../../schema/papers/output';
import { formatDate, formatTime } from '../../lib/dates';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { EmptyState } from '../../ui/core/empty-state';
import { Logo } from '../../ui/logo';
import { useWords } from './words';

function Paper({ paper }: { paper: PaperPage }) {
  const t = useWords();
  const { issuedAt, madeAt, cancelledAt, number, plateEnd, files, watchPath } = paper;
  const said = (at: string) => ({ date: formatDate(at), time: formatTime(at) });
  const hashesOf = (signed: boolean) =>
    files.flatMap(({ hash, isSigned }) => (isSigned === signed ? hash : [])).join(' ');
  return (
    <Card className="flex flex-col gap-4">
      <h1 className="font-semibold text-2xl">{t(PAPER_LABELS[paper.kind])}</h1>
      {cancelledAt && (
        <p className="font-medium text-danger">{t('Cancelled on {date}, {time}', said(cancelledAt))}</p>
      )}
      <ul className="flex flex-col gap-1">
        <li className="font-medium tabular-nums">{t('Number {number}', { number })}</li>
        {madeAt && <li>{t('Made without a network {date}, {time}', said(madeAt))}</li>}
        <li>{t('Issued {date}, {time}', said(issuedAt))}</li>
        <li>{t('Number plate ends in {digits}', { digits: plateEnd })}</li>
      </ul>
      <p className="text-ink-muted">
        {t(
          'The seller issued this paper with {brand}. We cannot see the paper in your hand: compare its number and date with these, or choose the PDF.',
          { brand: BRAND.name },
        )}
      </p>
      {watchPath && <ButtonLink href={watchPath}>{t('Follow the RC after the sale')}</ButtonLink>}
      {files.length > 0 && (
        <div data-script className="flex flex-col gap-2">
          <label className="flex flex-col gap-1.5">
            <span className="font-medium">{t('Choose the PDF to compare')}</span>
            <input
              type="file"
              accept="application/pdf"
              data-signed={hashesOf(true)}
              data-copies={hashesOf(false)}
              className="w-full file:mr-3 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:py-2 file:font-medium"
            />
            <span className="text-ink-muted text-xs">{t('The file stays on this device.')}</span>
          </label>
          <div role="status" className="min-h-12">
            <p hidden data-compared="signed" className="font-medium text-positive">
              {t('This is the file that was signed on the screen.')}
            </p>
            <p hidden data-compared="copy" className="font-medium text-positive">
              {t('This is a file that was made from this paper, without signatures drawn on the screen.')}
            </p>
            <p hidden data-compared="other" className="font-medium text-danger">
              {t(
                'This is another file than the one that was issued. A photo or a scan of the paper is always another file.',
              )}
            </p>
            <p hidden data-compared="unread" className="font-medium text-danger">
              {t('This file could not be read. Choose the PDF itself.')}
            </p>
          </div>
        </div>
      )}
    </Card>
  );
}

/** What anybody who holds a receipt or a note may know of it. */
export function PaperDocument({ paper }: { paper: PaperPage | null }) {
  const t = useWords();
  return (
    <main className="mx-auto flex max-w-md flex-col gap-4 px-page py-6">
      <a href="/" aria-label={BRAND.name} className="self-start rounded-sm">
        <Logo />
      </a>
      {paper ? (
        <Paper paper={paper} />
      ) : (
        <EmptyState
          icon={<FileQuestion aria-hidden="true" />}
          heading="h1"
          title={t('Unknown code')}
          text={t('We have no paper with this code. Copy the code exactly as it is printed.')}
        />
      )}
    </main>
  );
}
