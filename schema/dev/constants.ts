/** The short code of the demo listing that the landing page links to. */
export const DEMO_EXAMPLE_CODE = 'exampecars';
/** The SECRET_KEY of a local Worker; scripts sign with it too. Production refuses to start with it. */
export const DEVELOPMENT_KEY = 'development only, never a secret: 0123456789';
/** A UPI address that belongs to nobody: apps refuse it. */
export const DEMO_UPI_ADDRESS = 'demo.only@example';
/** The PAPERS_KEY_1 of a local Worker. Production refuses to start with it. */
export const DEVELOPMENT_PAPERS_KEY = 'development-only-never-a-secret-0123456789A';
