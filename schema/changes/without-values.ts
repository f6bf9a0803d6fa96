/** Fields of which the record only has that they changed. */
export const WITHOUT_VALUES: readonly string[] = [
  'photos',
  'description',
  'specifications',
  'facts',
  'papers',
  'certificate',
  'notes',
  'answers',
  'assignee',
  'address',
  'map',
  'hours',
  'form29b',
];
