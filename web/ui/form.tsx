import type { ComponentProps } from 'react';

/** Names it for screen readers, and distinguishes it from other forms of its page. */
export type FormProps = { label: string } & Omit<ComponentProps<'form'>, 'aria-label'>;

/** A form, which is a landmark of its page. */
export const Form = ({ label, ...props }: FormProps) => <form aria-label={label} {...props} />;
