import { teamsSettings } from '../../contract/index.ts';
import { entraConfig } from '../config.ts';
import { handle } from '../federation.ts';

export const teamsSettingsHandler = handle(teamsSettings, async (context) => {
  const { clientId, authority } = context.config.of(entraConfig);
  return { clientId, authority };
});
