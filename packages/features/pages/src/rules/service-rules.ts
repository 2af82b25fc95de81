import type { Service, ServiceRule, ShownRules } from '../contract/services.ts';

/** What one school says, seen from the school (`of`) at this distance below it: 0 is that school itself. */
export interface SaidRule {
  readonly of: string;
  readonly distance: number;
  readonly service: Service;
  readonly rule: ServiceRule;
}

/** Of what schools of one line say about a service: what any forbids stays forbidden, else the nearest one decides. */
export function decidingRule<Said extends Pick<SaidRule, 'distance' | 'rule'>>(said: readonly Said[]): Said | null {
  const byDistance = said.toSorted((one, other) => one.distance - other.distance);
  return byDistance.find(({ rule }) => rule === 'forbidden') ?? byDistance[0] ?? null;
}

/** Somebody of these schools belongs to one of those. */
export const isOneOf = (schoolIds: readonly string[], readerSchoolIds: readonly string[]): boolean =>
  schoolIds.some((id) => readerSchoolIds.includes(id));

/**
 * What holds on a page of these schools, where that is not to ask: one that forbids is enough, and all have to allow. Nobody agreed for
 * who does not belong to one of them, so that they are asked.
 */
export function rulesOnPage(schoolIds: readonly string[], said: readonly SaidRule[], isOfSchool: boolean): ShownRules {
  const shown: Partial<Record<Service, 'allowed' | 'forbidden'>> = {};
  for (const service of new Set(said.map((one) => one.service))) {
    const ofSchools = schoolIds.map((id) => decidingRule(said.filter((one) => one.of === id && one.service === service))?.rule ?? 'ask');
    if (ofSchools.includes('forbidden')) shown[service] = 'forbidden';
    else if (isOfSchool && ofSchools.length > 0 && ofSchools.every((rule) => rule === 'allowed')) shown[service] = 'allowed';
  }
  return shown;
}
