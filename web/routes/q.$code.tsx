import { createFileRoute, notFound } from '@tanstack/react-router';
import { UnusedCode } from '../features/links/unused-code';

/** Codes in use are answered by the Worker with a redirect; what comes here leads nowhere. */
export const Route = createFileRoute('/q/$code')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: UnusedCode,
});
