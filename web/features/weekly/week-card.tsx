import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import { weekInFigures, weekLines, weekMessage } from '../../../schema/weekly/words';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { stopWeeklyNoteMutation, weeklyNoteQuery } from './weekly.queries';
import { useWords } from './words';

/** The note about the past week: one line that expands to five. */
export function WeekCard() {
  const t = useWords();
  const { data } = useQuery(weeklyNoteQuery);
  const stop = useMutation({
    ...stopWeeklyNoteMutation,
    onError: (error) => toastFailure(error, t('The weekly note could not be turned off. Please try again.')),
  });
  const note = data?.note;
  if (!note) return null;
  return (
    <Card padded={false}>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-card py-2">
          <h2 className="flex flex-1 flex-wrap items-center gap-x-3">
            <span className="font-semibold text-sm">{t('Your week')}</span>
            <span className="font-normal text-ink-muted text-sm">{weekInFigures(note, t.known)}</span>
          </h2>
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <dl className="divide-y divide-line border-line border-t">
          {weekLines(note, t.known).map(([label, text]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 px-card py-2 text-sm">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-break-word min-w-0 font-medium tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2 border-line border-t px-card py-3">
          <ButtonLink
            size="sm"
            href={waLink(null, weekMessage(note, t.known))}
            target="_blank"
            rel="noreferrer"
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
          >
            {t('Share with my partner')}
          </ButtonLink>
          <Button size="sm" variant="ghost" pending={stop.isPending} onClick={() => stop.mutate(undefined)}>
            {t('Turn off weekly notes')}
          </Button>
        </div>
      </details>
    </Card>
  );
}
