import { accountMessages } from './account/account.messages';
import { authMessages } from './auth/auth.messages';
import { billingMessages } from './billing/billing.messages';
import { grievanceMessages } from './grievances/grievances.messages';
import { leadMessages } from './leads/leads.messages';
import type { Writers } from './messages/content';
import { ownMessages } from './messages/own.messages';
import { notificationMessages } from './notifications/notifications.messages';
import { operationsMessages } from './operations/operations.messages';
import { weeklyMessages } from './weekly/weekly.messages';

/** The writer of each kind of message. */
export const WRITERS: Writers = {
  ...notificationMessages,
  ...accountMessages,
  ...authMessages,
  ...billingMessages,
  ...grievanceMessages,
  ...leadMessages,
  ...operationsMessages,
  ...ownMessages,
  ...weeklyMessages,
};
