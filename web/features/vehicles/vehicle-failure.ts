import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { VehicleForm, VehicleFormOutput } from '../../../schema/vehicles/input';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { UploadAborted, UploadRefused } from '../media/upload.queries';
import { toastLimitReached } from './toast-limit-reached';
import { say } from './words';

const TIMED_OUT = 'Upload timed out. Please try with smaller images or check your connection.';
const UPLOAD_FAILED = 'Image upload failed. Please try with smaller images or fewer files.';

/** Why a listing could not be created or changed. */
export function toastVehicleFailure(
  error: Error,
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  fallback: string,
) {
  if (isUnauthorized(error)) return;
  if (error instanceof ApiError && error.body.error === 'limit_reached') {
    return toastLimitReached();
  }
  if (error instanceof ApiError && error.body.fields) {
    const values = form.getValues();
    const fields = Object.keys(error.body.fields).filter((path) => (path.split('.')[0] ?? '') in values);
    showServerErrors(form, fields as FieldPath<VehicleForm>[], error);
  }
  toast({ title: say('Error'), description: reasonOf(error, fallback), tone: 'error' });
}

function reasonOf(error: Error, fallback: string): string {
  if (error instanceof UploadAborted) return say(TIMED_OUT);
  // A 4xx is about the file; any other error only means that it did not arrive.
  const isFault = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (error instanceof UploadRefused) return (isFault && error.says) || say(UPLOAD_FAILED);
  return (isFault && error.says) || fallback;
}
