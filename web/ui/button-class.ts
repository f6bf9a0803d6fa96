import { type ClassValue, cx } from '../lib/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width, for the main action of a phone screen. */
  block?: boolean | undefined;
  square?: boolean | undefined;
};

/** What all buttons share is one class (web/styles/base.css), because a buyer's page has a dozen of them. */
const BASE = 'button touch-target transition-quick';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink shadow-xs not-disabled:hover:bg-accent-hover',
  secondary:
    'border-line bg-raised text-ink shadow-xs not-disabled:hover:border-line-strong not-disabled:hover:bg-hover',
  ghost:
    'border-transparent bg-transparent text-ink-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink',
  danger:
    'border-transparent bg-danger-fill text-danger-ink shadow-xs not-disabled:hover:bg-danger-fill-hover',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-sm px-2.5 text-sm',
  md: 'h-9 rounded-md px-3.5 text-sm',
  lg: 'h-11 rounded-md px-5 text-base',
};

const SQUARES: Record<ButtonSize, string> = {
  sm: 'size-8 rounded-sm',
  md: 'size-9 rounded-md',
  lg: 'size-11 rounded-md',
};

/** The look of a button for other elements: router links, anchors, labels, server-rendered HTML. */
export function buttonClass(look: ButtonLook = {}, className?: ClassValue): string {
  const { variant = 'secondary', size = 'md', block, square } = look;
  const shape = square ? SQUARES[size] : SIZES[size];
  return cx(BASE, VARIANTS[variant], shape, block && 'w-full', className);
}
