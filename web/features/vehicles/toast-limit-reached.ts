import { toast } from '../../lib/toast-store';

/** Says that the plan has reached its limit of listings. */
export const toastLimitReached = () =>
  toast({
    title: 'Subscription Limit Reached',
    description: "You've reached your plan limit. Upgrade to continue adding vehicles.",
    tone: 'error',
    action: { label: 'See plans', onSelect: () => window.location.assign('/subscription') },
  });
