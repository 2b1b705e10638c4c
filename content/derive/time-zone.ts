import { firm } from '#firm/identity.ts';

/** The zone of the firm's hours and of every date that staff and visitors see. */
export const timeZone = firm.timeZone ?? 'America/New_York';

/** As in "10:00 AM (New York)". */
export const timeZoneLabel = zoneLabel(timeZone);

/** The city of an IANA zone. */
export function zoneLabel(zone: string): string {
  return zone.replace(/^.*\//, '').replaceAll('_', ' ');
}
