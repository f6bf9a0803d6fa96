import type { ComponentProps } from 'react';

/** Names it for screen readers, and apart from the other forms of its page. */
export type FormProps = { label: string } & Omit<ComponentProps<'form'>, 'aria-label'>;

/** A form, which is a landmark of its page. */
export const Form = ({ label, ...props }: FormProps) => <form aria-label={label} {...props} />;
