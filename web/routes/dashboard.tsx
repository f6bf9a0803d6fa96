import { createFileRoute } from '@tanstack/react-router';
import { readWorkspaceSearch } from '../features/workspace/tab-search';
import { Workspace } from '../features/workspace/workspace';

export const Route = createFileRoute('/dashboard')({
  // The application exists for these screens; splitting off their frame would cost another round trip.
  codeSplitGroupings: [],
  validateSearch: readWorkspaceSearch,
  component: Workspace,
});
