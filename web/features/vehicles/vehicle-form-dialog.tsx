import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useReducer, useRef, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { UPLOAD_MESSAGES } from '../../../schema/media/input';
import { type VehicleForm, type VehicleFormOutput, vehicleFormInput } from '../../../schema/vehicles/input';
import { indianYear } from '../../lib/dates';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form';
import { SwitchField } from '../../ui/switch-field';
import { PhotoPicker } from '../media/photo-picker';
import { kindsOf, type Photo, photosReducer } from '../media/photos';
import { RcPicker } from '../media/rc-picker';
import { type SentFiles, sendFiles } from '../media/send-files';
import { usePhotoUploads } from '../media/use-photo-uploads';
import { DraftState } from './draft-state';
import type { BegunListing } from './draft-sync';
import { suggestions } from './load-catalogue';
import { type UnusualPrice, unusualPrice } from './unusual-price';
import { useDraft } from './use-draft';
import { questionOf, useSuggestedFacts } from './use-suggested-facts';
import { toastVehicleFailure } from './vehicle-failure';
import { VehicleFields } from './vehicle-fields';
import { say, useWords } from './words';

interface VehicleFormDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
  start: { values: VehicleForm; photos: Photo[]; hasRc: boolean };
  /**
   * Saves the listing once its files are on the server; a rejection keeps the dialog open with everything
   * that was typed.
   */
  save: (
    values: VehicleFormOutput,
    files: SentFiles,
    rc: File | null,
    draftId: string | undefined,
  ) => Promise<unknown>;
  /** The draft that a new listing continues. */
  begun?: BegunListing | undefined;
  /** The message for an error that has none. */
  failure: string;
  /**
   * Only for new listings: further fields, the last one in its own section, and defaults to confirm before
   * publishing.
   */
  choices?: { number: ReactNode; republishing: ReactNode };
  onClose: () => void;
}

const toastKept = (hasRc: boolean) =>
  toast({
    title: say('Kept on this device'),
    description: hasRc
      ? say('It is published when there is a connection. Please add its RC then.')
      : say('It is published when there is a connection.'),
    tone: 'success',
  });

/** The form of a listing: Add starts empty, Edit with the listing's values. */
export function VehicleFormDialog(props: VehicleFormDialogProps) {
  const t = useWords();
  const { title, description, submitLabel, pendingLabel, start, save, failure, choices, begun, onClose } =
    props;
  const formId = useId();
  const form = useForm<VehicleForm, unknown, VehicleFormOutput>({
    resolver: async (values, context, options) =>
      zodResolver(vehicleFormInput(indianYear(Date.now()) + 1))(values, context, options),
    defaultValues: start.values,
  });
  const [photos, dispatch] = useReducer(photosReducer, start.photos);
  const uploads = usePhotoUploads(photos, dispatch);
  const suggested = useSuggestedFacts(form, choices !== undefined, begun?.fields);
  const [draft, draftStatus] = useDraft(form, photos, {
    start: begun,
    isKept: choices !== undefined,
    untouched: suggested.open,
  });
  const [photosMissing, setPhotosMissing] = useState(false);
  const [rc, setRc] = useState<File | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<{ values: VehicleFormOutput; price: UnusualPrice | null }>();
  const stop = useRef<AbortController>(null);

  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (values: VehicleFormOutput) => {
      if (choices && !navigator.onLine) {
        await draft.publishLater(values);
        return toastKept(rc !== null);
      }
      stop.current = new AbortController();
      const files = await sendFiles(uploads, rc, stop.current.signal);
      const facts = { ...values.facts, photoKinds: kindsOf(photos, files.images) };
      await save({ ...values, facts }, files, rc, await draft.settle());
      draft.end();
    },
    onSuccess: onClose,
    onError: (error) => {
      if (!stop.current?.signal.aborted) toastVehicleFailure(error, form, failure);
    },
  });

  const isTouched = form.formState.isDirty || rc !== null || photos !== start.photos;
  const close = () => (isTouched || saving.isPending ? setDiscarding(true) : onClose());
  const discard = () => {
    stop.current?.abort();
    draft.discard();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setPhotosMissing(photos.length === 0);
    setIsChecking(true);
    // Loading the catalogue also fills in the name's facts.
    await suggestions();
    setIsChecking(false);
    const checked = form.handleSubmit(async (values) => {
      if (photos.length === 0 || saving.isPending) return;
      // Without the catalogue no price is unusual.
      const price = await unusualPrice(values).catch(() => null);
      if (suggested.open.length > 0 || price) setUnconfirmed({ values, price });
      else saving.mutate(values);
    });
    return checked(event);
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={close}
      title={title}
      description={description}
      footer={
        <>
          {choices && <DraftState status={draftStatus} />}
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={isChecking || saving.isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form label={title} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <PhotoPicker
            photos={photos}
            dispatch={dispatch}
            disabled={saving.isPending}
            error={photosMissing && photos.length === 0 ? UPLOAD_MESSAGES.noImages : undefined}
          />
          <VehicleFields
            latestYear={indianYear(Date.now()) + 1}
            suggested={suggested}
            isNew={choices !== undefined}
          />
          {choices?.number}
          <div className="flex flex-col gap-3 border-line border-t pt-4">
            <RcPicker file={rc} hasRc={start.hasRc} disabled={saving.isPending} onChange={setRc} />
            <Controller
              control={form.control}
              name="showRc"
              render={({ field }) => (
                <SwitchField
                  label={t('Show RC on dynamic page')}
                  description={t('On: every visitor sees it. Off: buyers ask you first.')}
                  checked={field.value}
                  onCheckedChange={field.onChange}
                />
              )}
            />
          </div>
          {choices && <div className="border-line border-t pt-4">{choices.republishing}</div>}
        </Form>
      </FormProvider>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        tone="danger"
        title={saving.isPending ? t('Stop uploading?') : t('Discard your changes?')}
        body={t('What you have entered here will be lost.')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep editing')}
        other={
          draftStatus === 'kept' || draftStatus === 'on-device'
            ? { label: t('Keep as draft'), onSelect: onClose }
            : undefined
        }
        onConfirm={discard}
      />
      {unconfirmed && (
        <ConfirmDialog
          open
          onOpenChange={() => setUnconfirmed(undefined)}
          title={questionOf(suggested.open, unconfirmed.values, unconfirmed.price?.price)}
          body={`${unconfirmed.price?.usual ?? ''}${t('Buyers see it on the page.')}`}
          confirmLabel={choices ? t('Yes, publish') : t('Yes, save')}
          cancelLabel={t('Change')}
          onConfirm={() => saving.mutate(unconfirmed.values)}
        />
      )}
    </Dialog>
  );
}
