import { type OtherWays, otherWaysStep } from '@pausenplatz/account/server';
import { giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { exportTexts } from '../texts.ts';
import { connectionsOf } from './connections.ts';
import { federationKeeps } from './keeps.ts';
import { endForeignLinks, endLinks } from './links.ts';
import type { FederationTables } from './tables.ts';

const endForeign: NonNullable<OtherWays['schoolLeft']> = (work, services, userIds) =>
  endForeignLinks(ownWork<FederationTables>(work), services, userIds);
const otherWays: OtherWays = {
  passwordReplaced: (work, userIds) => endLinks(ownWork<FederationTables>(work), userIds),
  schoolLeft: endForeign,
  schoolsChanged: endForeign,
};

export const federationSteps: Steps = {
  keeps: federationKeeps,
  given: [giveStep(otherWaysStep, otherWays)],
  async exportSchool(services, schoolId) {
    const providers = await ownTables<FederationTables>(services.db)
      .selectFrom('oidc_provider')
      .select(['kind', 'name', 'issuer', 'client_id', 'match_claim', 'enabled', 'created_at'])
      .where('school_id', '=', schoolId)
      .orderBy('name')
      .execute();
    // Its secret opens nothing here that the school does not have at the provider already.
    return { data: { signInProviders: providers }, leftOut: providers.length > 0 ? [exportTexts.secrets] : [] };
  },
  async exportFor(services, userId) {
    return { data: { connections: await connectionsOf(ownTables<FederationTables>(services.db), userId) } };
  },
};
