import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { PLANS } from '../../../schema/billing/plans';
import type { BookDays } from '../../../schema/stock-book/input';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { useUser } from '../auth/use-user';
import { useMay } from '../staff/use-may';
import { officerBookMutation } from './book.queries';
import { useWords } from './words';

/** Both books of some days as a PDF for an officer, or in whose plan that is. */
export function OfficerButton({ days }: { days: BookDays }) {
  const t = useWords();
  const isOwner = useMay()('oneself');
  const hasPlan = PLANS[useUser().subscriptionPlan].officerBook;
  const make = useMutation(officerBookMutation);
  if (!hasPlan) {
    return (
      <p className="text-ink-muted text-sm">
        {t('The PDF for an officer is part of {plan}.', { plan: PLANS.growth.name })}{' '}
        {isOwner && (
          <a href="/subscription" className="touch-target font-medium text-accent">
            {t('See plans')}
          </a>
        )}
      </p>
    );
  }
  return (
    <Button
      icon={<FileText aria-hidden="true" className="size-4" />}
      pending={make.isPending}
      onClick={() =>
        make.mutate(days, {
          onSuccess: (file) => saveFile({ name: file.name, file }),
          onError: (error) => toastFailure(error, t('The PDF could not be made')),
        })
      }
    >
      {t('PDF for an officer')}
    </Button>
  );
}
