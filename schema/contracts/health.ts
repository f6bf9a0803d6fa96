export const HEALTH_PARTS = [
  'database',
  'storage',
  'documents',
  'sessions',
  'viewCounting',
  'liveHub',
] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

export const PROVIDERS = ['mail', 'sms', 'payments', 'openId', 'ai'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** No secrets, no addresses: anyone may read it (DECISIONS.md). */
export interface HealthDto {
  status: 'ok' | 'degraded';
  checkedAt: string;
  parts: Record<HealthPart, 'ok' | 'failed'>;
  providers: Record<Provider, 'configured' | 'not_configured'>;
}
