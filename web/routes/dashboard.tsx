import { createFileRoute } from '@tanstack/react-router';
import { readWorkspaceSearch } from '../features/workspace/tab-search';
import { Workspace } from '../features/workspace/workspace';

export const Route = createFileRoute('/dashboard')({
  // The application exists for these screens: as a separate chunk their frame would cost one more round trip.
  codeSplitGroupings: [],
  validateSearch: readWorkspaceSearch,
  component: Workspace,
});
