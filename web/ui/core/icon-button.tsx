import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button-class';
import { Spinner } from '../spinner';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** What the button does; read aloud and shown on hover. */
    label: string;
    icon: ReactNode;
    pending?: boolean;
  };

/** For actions known by their icon (close, copy, more). When in doubt use a Button with a label. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', size, pending, disabled, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={pending || undefined}
      disabled={disabled || pending}
      className={buttonClass({ variant, size, square: true }, className)}
    >
      {pending ? <Spinner /> : icon}
    </button>
  );
}
