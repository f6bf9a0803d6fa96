/** The tables of a shard: everything that belongs to one seller. */
export * from './channels/table';
export * from './contacts/table';
export * from './drafts/table';
export * from './effects/table';
export * from './figures/table';
export * from './leads/table';
export * from './limits/table';
export * from './links/table';
export * from './media/table';
export * from './messages/table';
export * from './notifications/table';
export * from './profile/table';
export * from './rc/table';
export * from './republish/table';
export * from './suggestions/table';
export * from './vehicles/table';
export * from './views/table';
