import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/core/error-state';

/** Shown instead of a tab whose data could not be loaded. */
export const tabFailure = (title: string) =>
  function TabFailure({ reset }: Pick<ErrorComponentProps, 'reset'>) {
    const queries = useQueryErrorResetBoundary();
    const retry = () => {
      queries.reset();
      reset();
    };
    return (
      <Card>
        <ErrorState title={title} text="Check your connection and try again." onRetry={retry} />
      </Card>
    );
  };
