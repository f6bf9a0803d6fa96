import { lazy, type ReactNode, Suspense } from 'react';
import { actingHere, LOCKED } from '../../lib/acting';
import { ApiError } from '../../lib/api';
import { phoneAsks } from '../../lib/phone-asks';

/** Only for people who work for somebody. */
const NoLongerHere = lazy(async () => ({ default: (await import('./no-longer-here')).NoLongerHere }));
const WhoAreYou = lazy(async () => ({
  default: (await import('../shared-phones/who-are-you')).WhoAreYou,
}));

/** The screen of somebody who does not work for the seller in the address, or has to say who they are. */
export function actingFailure(error: unknown): ReactNode {
  const status = actingHere() && error instanceof ApiError ? error.status : null;
  if (status === LOCKED) return <WhoAreYou />;
  return status === 404 ? <NoLongerHere /> : null;
}

/** The application, unless this is a shared phone that asks who uses it. */
export const UnlessPhoneAsks = ({ children }: { children: ReactNode }) =>
  phoneAsks.use() ? (
    <Suspense>
      <WhoAreYou />
    </Suspense>
  ) : (
    children
  );
