import { z } from 'zod';

/** The part of the settings (env.ts) that says who answers complaints. */
export const GRIEVANCE_SETTINGS = {
  /** The grievance officer: name, postal address, and mail address. All or none. */
  GRIEVANCE_OFFICER: z.string().min(1).max(120).optional(),
  GRIEVANCE_ADDRESS: z.string().min(1).max(300).optional(),
  GRIEVANCE_MAIL: z.email('GRIEVANCE_MAIL is an email address').optional(),
  /** The Indian date since which complaints must be resolved in 7 days instead of 15; without it, 15. */
  IT_AMENDMENT_FROM: z.iso.date('IT_AMENDMENT_FROM is a date such as 2026-02-20').optional(),
};

export const OFFICER_NEEDS = ['GRIEVANCE_OFFICER', 'GRIEVANCE_ADDRESS', 'GRIEVANCE_MAIL'] as const;

type OfficerSettings = Partial<Record<(typeof OFFICER_NEEDS)[number], string | undefined>>;

export interface Officer {
  name: string;
  address: string;
  mail: string;
}

/** Whom people write to; null if nobody is named. */
export function officerOf(settings: OfficerSettings): Officer | null {
  const { GRIEVANCE_OFFICER: name, GRIEVANCE_ADDRESS: address, GRIEVANCE_MAIL: mail } = settings;
  return name && address && mail ? { name, address, mail } : null;
}

/** Whether a grievance officer is named, without whom listings must not be searched across sellers. */
export const hasGrievanceOfficer = (settings: OfficerSettings): boolean => officerOf(settings) !== null;
