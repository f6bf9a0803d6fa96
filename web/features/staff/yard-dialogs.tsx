import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DraftDto } from '../../../schema/drafts/output';
import type { YardVehicleDto } from '../../../schema/vehicles/output';
import { failureText, isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { saveDraftMutation } from '../drafts/drafts.queries';
import { PhotoPicker } from '../media/photo-picker';
import { type Photo, photoAt, photosReducer } from '../media/photos';
import { usePhotoUploads } from '../media/use-photo-uploads';
import { useWords } from './words';
import { addPhotosMutation } from './yard.queries';

/** Photos that are uploaded while they are chosen. `finish` resolves to their addresses. */
function usePhotos(start: Photo[]) {
  const [photos, dispatch] = useReducer(photosReducer, start);
  const uploads = usePhotoUploads(photos, dispatch);
  return { photos, dispatch, finish: () => uploads.finish() };
}

/** Adds photos to a vehicle that is listed. */
export function AddPhotosDialog({ vehicle, onClose }: { vehicle: YardVehicleDto; onClose: () => void }) {
  const t = useWords();
  const { photos, dispatch, finish } = usePhotos([]);
  const [isMissing, setMissing] = useState(false);
  const add = useMutation(addPhotosMutation);
  const save = useMutation({
    mutationFn: async () => add.mutateAsync({ id: vehicle.id, images: await finish() }),
    onSuccess: () => {
      toast({ title: t('The photos are on the page'), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Add photos')}
      description={vehicle.name}
      onClose={onClose}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setMissing(photos.length === 0);
        if (photos.length > 0) save.mutate();
      }}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <PhotoPicker
        photos={photos}
        dispatch={dispatch}
        disabled={save.isPending}
        error={isMissing && photos.length === 0 ? t('Choose a photo') : undefined}
      />
      <Failure error={save.error} />
    </FormDialog>
  );
}

function Failure({ error }: { error: Error | null }) {
  const t = useWords();
  if (!error || isUnauthorized(error)) return null;
  return <FormAlert message={failureText(error, t('That did not work. Please try again.'))} />;
}

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(/\D/g, '')));

/** A vehicle as a draft: what somebody sees who stands beside it. */
export function DraftDialog({ draft, onClose }: { draft: DraftDto | undefined; onClose: () => void }) {
  const t = useWords();
  const { photos, dispatch, finish } = usePhotos(
    (draft?.images ?? []).map((url, index) => photoAt(url, index)),
  );
  const [key] = useState(() => crypto.randomUUID());
  const fields: DraftDto['fields'] = draft?.fields ?? {};
  const { register, handleSubmit } = useForm({
    defaultValues: {
      name: fields.name ?? '',
      year: String(fields.year ?? ''),
      kmsDriven: String(fields.kmsDriven ?? ''),
      plate: fields.facts?.registrationNumber ?? '',
    },
  });
  const store = useMutation(saveDraftMutation);
  const save = useMutation({
    mutationFn: async (typed: { name: string; year: string; kmsDriven: string; plate: string }) =>
      store.mutateAsync({
        id: draft?.id,
        key,
        images: await finish(),
        fields: {
          ...fields,
          name: typed.name,
          year: numberOf(typed.year),
          kmsDriven: numberOf(typed.kmsDriven),
          facts: { ...fields.facts, registrationNumber: typed.plate },
        },
      }),
    onSuccess: () => {
      toast({ title: t('Saved as a draft'), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Vehicle in the yard')}
      description={t('Saved as a draft. Somebody else sets the price and publishes it.')}
      onClose={onClose}
      onSubmit={handleSubmit((typed) => save.mutate(typed))}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <PhotoPicker photos={photos} dispatch={dispatch} disabled={save.isPending} />
      <Field label={t('Name of the vehicle')}>
        <Input autoComplete="off" maxLength={120} {...register('name')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('Year')}>
          <Input inputMode="numeric" autoComplete="off" maxLength={4} {...register('year')} />
        </Field>
        <Field label={t('Km driven')}>
          <Input inputMode="numeric" autoComplete="off" maxLength={9} {...register('kmsDriven')} />
        </Field>
      </div>
      <Field label={t('Number plate')}>
        <Input autoComplete="off" autoCapitalize="characters" maxLength={20} {...register('plate')} />
      </Field>
      <Failure error={save.error} />
    </FormDialog>
  );
}
