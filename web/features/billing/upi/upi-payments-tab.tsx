import { ClaimsCard } from './claims-card';
import { OpenRowsCard } from './open-rows-card';
import { StatementCard } from './statement-card';

/** UPI payments: the bank's statement, the payments that wait for it, and what on it fits nothing. */
export function UpiPaymentsTab() {
  return (
    <div className="flex flex-col gap-4">
      <StatementCard />
      <ClaimsCard />
      <OpenRowsCard />
    </div>
  );
}
