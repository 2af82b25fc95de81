import type { ServerFeature } from '@pausenplatz/kernel-server';
import { joiningLog } from '../texts.log.ts';
import { confirmationHandlers } from './confirmation.ts';
import { joinHandlers } from './handlers.ts';
import { joiningRefusals } from './refusals.ts';

/** The ways into a school: asking one, founding one, and the operator's word that it is one. */
export const joiningServer: ServerFeature = {
  name: 'joining',
  log: joiningLog,
  migrations: [],
  refusals: joiningRefusals,
  handlers: [...joinHandlers, ...confirmationHandlers],
};
