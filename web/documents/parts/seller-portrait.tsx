import { Store } from 'lucide-react';
import type { PublisherDto } from '../../../schema/profile/publisher';
import { cx } from '../../lib/class-names';
import { Avatar } from '../../ui/avatar';

const SIZES = { lg: 'size-14', xl: 'size-20' };

interface SellerPortraitProps {
  seller: Pick<PublisherDto, 'profileImageUrl' | 'firstName' | 'lastName' | 'accountType'>;
  size: keyof typeof SIZES;
}

/**
 * A seller's picture, or a shop for a dealer and initials for a person. Decorative: the name is next to it.
 */
export function SellerPortrait({ seller, size }: SellerPortraitProps) {
  const { profileImageUrl, firstName, lastName, accountType } = seller;
  if (profileImageUrl || accountType === 'personal') {
    return <Avatar src={profileImageUrl} firstName={firstName} lastName={lastName} size={size} />;
  }
  return (
    <span
      className={cx('grid shrink-0 place-items-center rounded-full bg-accent-soft text-accent', SIZES[size])}
    >
      <Store aria-hidden="true" className="size-1/2" />
    </span>
  );
}
