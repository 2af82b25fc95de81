import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as groupSchemas from '../contract/groups.ts';
import * as itemSchemas from '../contract/items.ts';
import * as revealSchemas from '../contract/reveal.ts';
import * as shapes from '../contract/shapes.ts';
import * as vaultShapes from '../contract/vault-shapes.ts';
import * as vaultSchemas from '../contract/vault.ts';
import { passwordsLog } from '../texts.log.ts';
import { demoPasswords } from './demo/demo-passwords.ts';
import { groupHandlers } from './handlers/groups.ts';
import { readingHandlers } from './handlers/reading.ts';
import { showingHandlers } from './handlers/showing.ts';
import { vaultHandlers } from './handlers/vault.ts';
import { writingHandlers } from './handlers/writing.ts';
import { createPasswords } from './migrations/2026-12-15-passwords-create.ts';
import { passwordsRefusals } from './refusals.ts';
import { passwordSeals } from './seal.ts';
import { passwordsSteps, purgePasswords } from './steps.ts';
import { passwordsTopics } from './topics.ts';

export { aDataKey, sealSecret } from './seal.ts';
export type { PasswordsTables } from './tables.ts';

export const passwordsServer: ServerFeature = {
  name: 'passwords',
  migrations: [createPasswords],
  schemas: { ...shapes, ...itemSchemas, ...groupSchemas, ...revealSchemas, ...vaultShapes, ...vaultSchemas },
  refusals: passwordsRefusals,
  log: passwordsLog,
  handlers: [...readingHandlers, ...writingHandlers, ...groupHandlers, ...showingHandlers, ...vaultHandlers],
  topics: passwordsTopics,
  seals: passwordSeals,
  jobs: purgePasswords,
  steps: passwordsSteps,
  demo: demoPasswords,
};
