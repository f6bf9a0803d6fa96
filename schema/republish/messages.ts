export const REPUBLISH_MESSAGES = {
  limitTitle: 'Republish Limit Reached',
  limit: "You've reached your plan limit. Upgrade to continue republishing.",
  failed: 'Failed to republish vehicle. Please try again.',
  done: 'Vehicle republished successfully under your name!',
  deleteFailed: 'Failed to delete republished vehicle.',
} as const;
