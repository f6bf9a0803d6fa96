import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { MAX_IMAGE_BYTES } from '../../../schema/media/input';
import { ApiError } from '../../lib/api';
import { failureText, isRefused } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { saveDraftMutation } from '../drafts/drafts.queries';
import { preparePhoto } from '../media/prepare-photo';
import { uploadImage } from '../media/upload.queries';
import { saveNumberMutation } from '../profile/profile.queries';
import { createVehicleMutation } from '../vehicles/vehicles.queries';
import { dropUnsent, type UnsentListing, updateUnsent } from './unsent-drafts';
import { say } from './words';

/** Runs a mutation outside components. */
const run = <Input, Result>(
  client: QueryClient,
  options: MutationOptions<Result, Error, Input>,
  input: Input,
) => client.getMutationCache().build(client, options).execute(input);

/**
 * The addresses of all photos. Leaves out one that the server refuses, since it would block the others
 * forever.
 */
async function uploadPhotos(key: string, listing: UnsentListing): Promise<string[]> {
  const photos = [...listing.photos];
  for (const photo of listing.photos) {
    if (typeof photo === 'string') continue;
    const at = photos.indexOf(photo);
    try {
      const prepared = await preparePhoto(photo);
      if (prepared.size <= MAX_IMAGE_BYTES) photos[at] = await uploadImage(prepared);
      else photos.splice(at, 1);
    } catch (error) {
      if (!isRefused(error)) throw error;
      photos.splice(at, 1);
    }
    await updateUnsent(key, { photos });
  }
  return photos.filter((photo) => typeof photo === 'string');
}

async function saveDraft(client: QueryClient, key: string, { id, fields }: UnsentListing, images: string[]) {
  try {
    await run(client, saveDraftMutation, { id, key, fields, images });
  } catch (error) {
    // Deleted elsewhere in the meantime: what was written here becomes a new draft.
    if (!id || !(error instanceof ApiError) || error.status !== 404) throw error;
    await run(client, saveDraftMutation, { id: undefined, key, fields, images });
  }
}

const sentence = (text: string) => text.replace(/\.?$/, '.');

/** Publishes it as confirmed; if refused, it becomes a draft and the seller is told why. */
async function publish(
  client: QueryClient,
  { mobileNumber, ...values }: NonNullable<UnsentListing['publish']>,
  storeAsDraft: () => Promise<void>,
  { images, draftId }: { images: string[]; draftId: string | undefined },
) {
  try {
    if (mobileNumber) await run(client, saveNumberMutation, { mobileNumber });
    await run(client, createVehicleMutation, { ...values, images, draftId });
    toast({
      title: say('Vehicle Created!'),
      description: say('{name} is live now.', { name: values.name }),
      tone: 'success',
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    await storeAsDraft();
    toast({
      title: say('{name} was not published', { name: values.name }),
      description: say('{value} Find it under Drafts.', {
        value: sentence(failureText(error, 'Please look at it again')),
      }),
      tone: 'error',
    });
  }
}

/** Sends one listing: its photos, then the listing or its draft. Rejects if it should be retried later. */
export async function sendUnsent(client: QueryClient, key: string, listing: UnsentListing): Promise<void> {
  const images = await uploadPhotos(key, listing);
  const storeAsDraft = () => saveDraft(client, key, listing, images);
  if (listing.publish) {
    await publish(client, listing.publish, storeAsDraft, { images, draftId: listing.id });
  } else {
    await storeAsDraft();
  }
  await dropUnsent(key);
}
