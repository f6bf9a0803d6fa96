import type { FileProblem } from './read-file';
import { say } from './words';

/** Why a file was not read, and what to do. */
export const fileProblemText = (problem: FileProblem): string =>
  ({
    too_large: () => say('This file is too large. Lists of up to 20 MB can be read.'),
    too_many_rows: () => say('This file has more than 1,00,000 rows. Split it into several files.'),
    old_excel: () => say('This is an old Excel file. Open it, select all (Ctrl A), copy, and paste it here.'),
    no_vehicles: () => say('No vehicles found in it. Name, year and price of each are enough.'),
    not_excel: () =>
      say(
        'This file is named like an Excel file, but is none. Save it as XLSX or CSV where it was made, or paste its cells here.',
      ),
    unreadable: () => say('This file could not be read. Save it as CSV or XLSX, or paste its cells here.'),
    offline: () => say('This needs a connection.'),
  })[problem]();
