import { useState } from 'react';
import { cx } from '../lib/class-names';
import { initials } from '../lib/format';

const TINTS = [
  'bg-accent-soft text-accent',
  'bg-gold-soft text-gold',
  'bg-plum-soft text-plum',
  'bg-positive-soft text-positive',
  'bg-silver-soft text-silver',
  'bg-warning-soft text-warning',
];

const SIZES = { sm: 'size-7 text-xs', md: 'size-9 text-sm', lg: 'size-14 text-lg', xl: 'size-20 text-2xl' };

/** Derived from the text, so that a person has the same tint everywhere without storing it. */
function tintOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[hash % TINTS.length] ?? '';
}

export type AvatarProps = {
  src?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  size?: keyof typeof SIZES;
  className?: string;
};

/** A person or firm: the picture, or the initials. Decorative: the name is expected next to it. */
export function Avatar({ src, firstName, lastName, size = 'md', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shape = cx('shrink-0 select-none rounded-full', SIZES[size], className);
  if (src && src !== failed) {
    return (
      <img src={src} alt="" onError={() => setFailed(src)} className={cx(shape, 'bg-sunken object-cover')} />
    );
  }
  return (
    <span
      translate="no"
      aria-hidden="true"
      className={cx(shape, 'inline-grid place-items-center font-semibold', tintOf(`${firstName}${lastName}`))}
    >
      {initials(firstName, lastName)}
    </span>
  );
}
