import type { NotificationDto } from '../../../schema/notifications/output';

type Target =
  | { tab: 'leads'; lead: string | undefined }
  | { tab: 'listings' | 'republished' }
  | { href: string }
  | null;

const BY_ENTITY: Record<string, Target> = {
  unlikely_leads: { tab: 'leads', lead: undefined },
  vehicle: { tab: 'listings' },
  rc_request: { tab: 'listings' },
  republishing: { tab: 'listings' },
  republish_request: { tab: 'listings' },
  republished_vehicle: { tab: 'republished' },
};

/** Where a notification leads; null if there is nothing more to see. */
export function notificationTarget({
  type,
  relatedEntityType,
  relatedEntityId,
}: Pick<NotificationDto, 'type' | 'relatedEntityType' | 'relatedEntityId'>): Target {
  // An answer about somebody else's vehicle leads to its page.
  if ((type === 'rc_request' || type === 'republish') && relatedEntityType === 'vehicle')
    return { href: `/vehicle/${relatedEntityId}` };
  if (relatedEntityType === 'lead') return { tab: 'leads', lead: relatedEntityId ?? undefined };
  const byEntity = relatedEntityType ? BY_ENTITY[relatedEntityType] : undefined;
  if (byEntity) return byEntity;
  return type === 'subscription' ? { href: '/subscription' } : null;
}
