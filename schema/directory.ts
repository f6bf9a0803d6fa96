/** The tables of the directory: sign-in, billing, and what operators see. */
export * from './account/table';
export * from './activity/table';
export * from './auth/sessions.table';
export * from './auth/table';
export * from './billing/plan-changes.table';
export * from './billing/table';
export * from './dev/table';
export * from './effects/table';
export * from './figures/table';
export * from './issues/table';
export * from './messages/table';
export * from './operations/table';
export * from './permissions/table';
export * from './reports/table';
export * from './staff/ownership.table';
export * from './upi/table';
export * from './views/directory.table';
