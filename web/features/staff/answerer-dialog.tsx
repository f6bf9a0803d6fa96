import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toast } from '../../lib/toast-store';
import { currentUserQuery } from '../auth/auth.queries';
import { setAnswererMutation } from './answerer.queries';
import { AnswererForm } from './answerer-form';
import { useWords } from './words';

interface AnswererDialogProps {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'answerer'>;
  onClose: () => void;
}

/** Whose number buyers call and write to about a vehicle, and who hears of its offers. */
export function AnswererDialog({ vehicle: { id, name, answerer }, onClose }: AnswererDialogProps) {
  const t = useWords();
  const { data: user } = useQuery(currentUserQuery);
  const save = useMutation(setAnswererMutation);
  const shownUntilNow = answerer?.mobileNumber ?? user?.mobileNumber;
  const saved = () => {
    toast({ title: t('Buyers of {name} now get this number', { name }), tone: 'success' });
    onClose();
  };
  return (
    <AnswererForm
      answerer={answerer}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
      onSave={(next) => save.mutate({ id, answerer: next }, { onSuccess: saved })}
      note={
        shownUntilNow && (
          <p className="text-ink-muted text-sm">
            {t('Printed posters of this vehicle still show {number}. Print them again.', {
              number: formatMobile(shownUntilNow),
            })}
          </p>
        )
      }
    />
  );
}
