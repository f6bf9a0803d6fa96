import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { YardInput } from '../../../schema/yards/input';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Form } from '../../ui/form';
import { FormAlert } from '../../ui/form-alert';
import { useWords } from './words';
import { saveYardMutation } from './yard.queries';

type Part = z.input<typeof YardInput>;

interface PartFormProps<Values extends FieldValues, Output> {
  title: string;
  description?: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** The names of its fields in the server's errors are those of the form. */
  fields: readonly FieldPath<Values>[];
  toPart: (values: Values) => Part;
  saved: string;
  onDirty: (isDirty: boolean) => void;
  children: ReactNode;
}

/** One part of the yard, saved by itself. */
export function PartForm<Values extends FieldValues, Output>({
  title,
  description,
  form,
  fields,
  toPart,
  saved,
  onDirty,
  children,
}: PartFormProps<Values, Output>) {
  const t = useWords();
  const save = useMutation(saveYardMutation);
  const { isDirty, errors } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const submit = () =>
    save.mutate(toPart(form.getValues()), {
      onSuccess: () => toast({ title: saved, tone: 'success' }),
      onError: (error) => void (isUnauthorized(error) || showServerErrors(form, fields, error)),
    });
  return (
    <Card padded={false} className="mb-5 max-w-3xl">
      <CardHeader title={title} description={description} />
      <FormProvider {...form}>
        <Form
          label={title}
          noValidate
          onSubmit={form.handleSubmit(submit)}
          className="flex flex-col gap-4 px-card py-4"
        >
          {children}
          <FormAlert message={errors.root?.message} />
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={!isDirty}
              pending={save.isPending}
              pendingLabel={t('Saving...')}
            >
              {t('Save')}
            </Button>
          </div>
        </Form>
      </FormProvider>
    </Card>
  );
}
