/** The three figures on top of the dashboard. */
export interface DashboardSummaryDto {
  totalListings: number;
  activeLeads: number;
  republished: number;
}
