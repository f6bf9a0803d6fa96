import { lazy, Suspense } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { ButtonLink } from '../../ui/core/button-link';
import { useMay } from '../staff/use-may';
import type { NumberProps, ReachLinkProps } from './number-props';

/** Only for people who work for somebody. */
const StaffLink = lazy(async () => ({ default: (await import('./staff-number')).StaffLink }));
const HiddenNumber = lazy(async () => ({ default: (await import('./staff-number')).HiddenNumber }));

/** Calls a buyer, or opens WhatsApp. What staff does is recorded. */
export function ReachLink(props: ReachLinkProps) {
  const isOwner = useMay()('oneself');
  const { subject, listed, use, hrefOf, onReach, ...link } = props;
  if (isOwner) return <ButtonLink {...link} href={hrefOf(listed)} onClick={onReach} />;
  return (
    <Suspense fallback={<ButtonLink {...link} />}>
      <StaffLink {...props} />
    </Suspense>
  );
}

/** A buyer's number; a role that does not see it opens it here. */
export function ShownNumber(props: NumberProps) {
  const sees = useMay()('seeNumbers');
  if (sees) return formatMobile(props.listed);
  return (
    <Suspense fallback={props.listed}>
      <HiddenNumber {...props} />
    </Suspense>
  );
}
