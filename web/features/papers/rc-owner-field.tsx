import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { useOwnName } from '../purchases/use-rc-owner';
import type { PaperForm } from './paper-form';
import { useWords } from './words';

interface RcOwnerFieldProps {
  form: UseFormReturn<PaperForm>;
  isOptional?: boolean;
}

/** Whose name is in the RC, which need not be who sells or hands over. */
export function RcOwnerField({ form, isOptional = false }: RcOwnerFieldProps) {
  const t = useWords();
  const ownName = useOwnName();
  const { register, setValue, formState } = form;
  return (
    <Field
      label={t('RC in the name of')}
      hint={isOptional && t('Optional')}
      aside={
        <Button size="sm" onClick={() => setValue('rcOwner', ownName, { shouldDirty: true })}>
          {t('In our name')}
        </Button>
      }
      error={formState.errors.rcOwner?.message}
    >
      <Input autoComplete="off" {...register('rcOwner')} />
    </Field>
  );
}
