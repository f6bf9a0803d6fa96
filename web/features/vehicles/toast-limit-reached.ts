import { toast } from '../../lib/toast-store';
import { say } from './words';

/** Says that the plan has reached its limit of listings. */
export const toastLimitReached = () =>
  toast({
    title: say('Subscription Limit Reached'),
    description: say("You've reached your plan limit. Upgrade to continue adding vehicles."),
    tone: 'error',
    action: { label: say('See plans'), onSelect: () => window.location.assign('/subscription') },
  });
