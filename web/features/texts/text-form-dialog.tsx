import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_TEXT, MAX_TEXT_TITLE, TextInput } from '../../../schema/texts/input';
import type { TextDto } from '../../../schema/texts/output';
import { fillIn, PLACEHOLDERS, type Placeholder } from '../../../schema/texts/placeholders';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { Textarea } from '../../ui/textarea';
import { useWording } from '../links/use-buyers-language';
import { yardPlaceQuery } from '../yards/yard.queries';
import { PLACEHOLDER_LABELS } from './placeholder-labels';
import { sampleValues } from './sample-values';
import { saveTextMutation } from './texts.queries';
import { useWords } from './words';
import { yardValues } from './yard-values';

/** A text of one's own: new, or to be changed. */
export function TextFormDialog({ text, onClose }: { text: TextDto | undefined; onClose: () => void }) {
  const t = useWords();
  const wording = useWording();
  const { data: yard } = useQuery(yardPlaceQuery);
  const save = useMutation(saveTextMutation);
  const form = useForm({
    resolver: zodResolver(TextInput),
    defaultValues: { title: text?.title ?? '', body: text?.body ?? '' },
  });
  const { register, handleSubmit, watch, setValue, formState } = form;
  const { errors } = formState;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const body = watch('body');
  const { ref, ...bodyField } = register('body');
  const preview = fillIn(body, { ...sampleValues(), ...yardValues(yard, wording) });

  const insert = (name: Placeholder) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    const place = `{${name}}`;
    setValue('body', body.slice(0, from) + place + body.slice(to), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    area.current?.focus();
    area.current?.setSelectionRange(from + place.length, from + place.length);
  };

  const submit = (input: TextInput) =>
    save.mutate(
      { ...input, id: text?.id },
      {
        onSuccess: () => {
          toast({ title: t('Text saved'), tone: 'success' });
          onClose();
        },
        onError: (error) => void (isUnauthorized(error) || showServerErrors(form, ['title', 'body'], error)),
      },
    );

  return (
    <FormDialog
      size="lg"
      title={text ? t('Change the text') : t('New text')}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Save text')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <Field label={t('Title')} hint={t('Only you and your staff see it.')} error={errors.title?.message}>
        <Input data-autofocus maxLength={MAX_TEXT_TITLE} autoComplete="off" {...register('title')} />
      </Field>
      <Field
        label={t('Text')}
        error={errors.body?.message}
        aside={
          <span className="text-ink-muted text-sm tabular-nums">
            {body.length}/{MAX_TEXT}
          </span>
        }
      >
        <Textarea
          rows={6}
          {...bodyField}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-medium text-sm">{t('Filled in when you send it')}</legend>
        {PLACEHOLDERS.map((name) => (
          <Button
            key={name}
            size="sm"
            aria-label={t('Insert: {name}', { name: t(PLACEHOLDER_LABELS[name]) })}
            onClick={() => insert(name)}
          >
            {t(PLACEHOLDER_LABELS[name])}
          </Button>
        ))}
      </fieldset>
      <section aria-label={t('Preview')} className="flex flex-col gap-1.5">
        <h3 className="font-medium text-sm">{t('Preview')}</h3>
        <p
          translate="no"
          className="wrap-anywhere min-h-24 whitespace-pre-line rounded-md bg-sunken px-3 py-2 text-sm"
        >
          {preview.text || '…'}
        </p>
        {preview.missing.length > 0 && (
          <p className="text-ink-muted text-sm">
            {t('Not known, so those lines are left out: {names}.', {
              names: preview.missing.map((name) => t(PLACEHOLDER_LABELS[name])).join(', '),
            })}
          </p>
        )}
      </section>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
