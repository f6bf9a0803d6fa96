import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../lib/class-names';
import { type ButtonLook, buttonClass } from './button-class';
import { Spinner } from './spinner';

export type ButtonProps = ComponentProps<'button'> &
  Pick<ButtonLook, 'variant' | 'size' | 'block' | 'square'> & {
    icon?: ReactNode;
    /** While work is in progress, clicks are ignored, focus stays and the width does not change. */
    pending?: boolean;
    /**
     * Text shown while pending; its space is reserved from the start. Without it the spinner covers the
     * label.
     */
    pendingLabel?: string;
  };

const ROW = 'inline-flex items-center justify-center gap-2 [grid-area:1/1]';

/** Every action that is not plain navigation. One `primary` per view. Defaults to type="button". */
export function Button(props: ButtonProps) {
  const { variant, size, block, square, icon, pending, pendingLabel, className, children, onClick, ...rest } =
    props;
  const look = buttonClass({ variant, size, block, square }, className);

  // Not `disabled`, which would lose the focus and a screen reader's position.
  const guarded = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event);
  const hideLabel = pending && (pendingLabel ? 'invisible' : 'opacity-0');

  return (
    <button
      type="button"
      {...rest}
      onClick={guarded}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      className={look}
    >
      <span className={cx(ROW, hideLabel)}>
        {icon}
        {children}
      </span>
      {(pending || pendingLabel) && (
        <span className={cx(ROW, !pending && 'invisible')}>
          <Spinner />
          {pendingLabel}
        </span>
      )}
    </button>
  );
}
