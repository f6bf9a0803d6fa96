import type { Jobs } from '../feature';
import { sendPhoneAlerts } from './phone-alerts.service';

export const phoneAlertsJobs = { sendPhoneAlerts } satisfies Jobs;
