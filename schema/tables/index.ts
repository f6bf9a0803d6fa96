/** The one barrel: drizzle wants the whole schema as one object. */
export * from './auth';
export * from './billing';
export * from './consents';
export * from './contacts';
export * from './figures';
export * from './leads';
export * from './messages';
export * from './notifications';
export * from './operations';
export * from './plan-changes';
export * from './rc';
export * from './republish';
export * from './uploads';
export * from './usage';
export * from './users';
export * from './vehicles';
export * from './views';
