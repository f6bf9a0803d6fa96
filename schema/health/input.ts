export const HEALTH_PARTS = [
  'database',
  'migrations',
  'storage',
  'documents',
  'sessions',
  'viewCounting',
  'liveHub',
  'jobs',
] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

export const PROVIDERS = [
  'mail',
  'push',
  'sms',
  'whatsApp',
  'payments',
  'openId',
  'ai',
  'grievanceOfficer',
] as const;
export type Provider = (typeof PROVIDERS)[number];
