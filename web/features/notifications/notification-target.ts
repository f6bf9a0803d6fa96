import type { NotificationDto } from '../../../schema/contracts/notifications';

type Target = { tab: 'leads' | 'listings' | 'republished' } | { href: string } | null;

const BY_ENTITY: Record<string, Target> = {
  lead: { tab: 'leads' },
  vehicle: { tab: 'listings' },
  rc_request: { tab: 'listings' },
  republished_vehicle: { tab: 'republished' },
};

/** Where a notification leads; null where there is nothing more to see. */
export function notificationTarget({
  type,
  relatedEntityType,
  relatedEntityId,
}: Pick<NotificationDto, 'type' | 'relatedEntityType' | 'relatedEntityId'>): Target {
  // An answer about somebody else's certificate: to their page.
  if (type === 'rc_request' && relatedEntityType === 'vehicle')
    return { href: `/vehicle/${relatedEntityId}` };
  const byEntity = relatedEntityType ? BY_ENTITY[relatedEntityType] : undefined;
  if (byEntity) return byEntity;
  return type === 'subscription' ? { href: '/subscription' } : null;
}
