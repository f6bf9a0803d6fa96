import { toast } from '../../lib/toast-store';
import { say } from './words';

const REDIRECT_DELAY_MS = 2_000;

/**
 * Says that this is for Pro sellers, then opens the plans once there was time to read it. Returns a function
 * that cancels it.
 */
export function sendToPlans(): () => void {
  toast({
    title: say('Pro Plan Required'),
    description: say(
      'Profile feature is only available for Pro users. Please upgrade to access this feature.',
    ),
  });
  const redirect = setTimeout(() => window.location.assign('/subscription'), REDIRECT_DELAY_MS);
  return () => clearTimeout(redirect);
}
