import { brand } from '@pausenplatz/kernel-contract';
import { imprintConfig } from '@pausenplatz/kernel-server';
import { proveSchool } from '@pausenplatz/schools/server';
import { getTeamsApp } from '../../contract/index.ts';
import { buildAppPackage } from '../app-package/build.ts';
import { entraConfig } from '../config.ts';
import { handle, refuse } from '../federation.ts';

export const getTeamsAppHandler = handle(getTeamsApp, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'administer');
  const { clientId } = context.config.of(entraConfig);
  const { privacyUrl, termsUrl } = context.config.of(imprintConfig);
  if (clientId === null) return refuse('TEAMS_NOT_SET_UP');
  const zip = await buildAppPackage({ host: new URL(context.origin()).host, clientId, privacyUrl, termsUrl });
  return { fileName: `${brand.slug}-teams.zip`, base64: zip.toString('base64') };
});
