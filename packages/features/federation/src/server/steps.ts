import { type OtherWays, otherWaysStep } from '@pausenplatz/account/server';
import { giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { connectionsOf } from './connections.ts';
import { federationKeeps } from './keeps.ts';
import { endForeignLinks, endLinks } from './links.ts';
import type { FederationTables } from './tables.ts';

const otherWays: OtherWays = {
  passwordReplaced: (work, userIds) => endLinks(ownWork<FederationTables>(work), userIds),
  schoolLeft: (work, services, userIds) => endForeignLinks(ownWork<FederationTables>(work), services, userIds),
};

export const federationSteps: Steps = {
  keeps: federationKeeps,
  given: [giveStep(otherWaysStep, otherWays)],
  async exportFor(services, userId) {
    return { data: { connections: await connectionsOf(ownTables<FederationTables>(services.db), userId) } };
  },
};
