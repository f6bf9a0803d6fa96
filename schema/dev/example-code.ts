/** The short code of the demo listing that the landing page links to. */
export const DEMO_EXAMPLE_CODE = 'exampecars';
