import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { CONSENTS } from '../../../schema/common/consents';
import {
  DEFAULT_PERMISSIONS,
  OPTIONAL_PERMISSIONS,
  type Permissions,
  REQUIRED_PERMISSIONS,
  SKIPPED_PERMISSIONS,
} from '../../../schema/permissions/input';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { grant } from './ask-browser';
import { PermissionList } from './permission-list';
import { savePermissionsMutation } from './permissions.queries';

interface PermissionsDialogProps {
  /** What is stored; null for somebody who is asked for the first time. */
  stored: Permissions | null;
  onClose: () => void;
}

/** What the app may use: asked once after the first sign-in, and changed from the settings (spec 2, section 2). */
export function PermissionsDialog({ stored, onClose }: PermissionsDialogProps) {
  const isFirst = stored === null;
  // What is required is asked for again here, whatever was stored when the dialog was skipped.
  const [permissions, setPermissions] = useState({ ...(stored ?? DEFAULT_PERMISSIONS), camera: true });
  const [asking, setAsking] = useState(false);
  const save = useMutation(savePermissionsMutation);
  const store = (chosen: Permissions) =>
    save.mutate(chosen, {
      onSuccess: () => {
        toast({ title: 'Permissions Saved', tone: 'success' });
        onClose();
      },
      onError: (error) => toastFailure(error, 'Failed to save permissions. Please try again.'),
    });
  const grantAndStore = async () => {
    setAsking(true);
    const granted = await grant(permissions);
    setAsking(false);
    store(granted);
  };
  const pending = asking || save.isPending;
  // Whether or not it could be stored: skipping blocks nothing (DECISIONS.md).
  const skip = () => (isFirst ? save.mutate(SKIPPED_PERMISSIONS, { onSettled: onClose }) : onClose());

  return (
    <Dialog
      open
      onOpenChange={skip}
      title="App Permissions"
      description="Choose what this app may use on your device."
      footer={
        <>
          <Button onClick={skip} disabled={pending}>
            {isFirst ? 'Skip for Now' : 'Cancel'}
          </Button>
          <Button variant="primary" pending={pending} onClick={grantAndStore}>
            {isFirst ? 'Grant Permissions & Continue' : 'Save Preferences'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <PermissionList title="Required" ids={REQUIRED_PERMISSIONS} permissions={permissions} />
        <PermissionList
          title="Optional"
          ids={OPTIONAL_PERMISSIONS}
          permissions={permissions}
          onChange={(id, allowed) => setPermissions({ ...permissions, [id]: allowed })}
        />
        <p className="flex gap-2.5 rounded-md bg-sunken p-3 text-ink-muted text-sm">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {CONSENTS.permissions.text}
        </p>
      </div>
    </Dialog>
  );
}
