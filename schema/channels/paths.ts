/** Where mails and push messages lead, apart from leads. */
export const SETTINGS_PATH = '/dashboard/settings?section=notifications';
export const UNSUBSCRIBE_PATH = '/unsubscribe';
export const leadPath = (leadId: string) => `/dashboard/leads?lead=${leadId}`;
