import { brand, fill } from '@pausenplatz/kernel-contract';
import { createHash } from 'node:crypto';
import { appTexts } from '../../texts.app.ts';

/** For which installation an app is. */
export interface AppSettings {
  /** Host and port of the product, as in its address. */
  readonly host: string;
  /** Of the registration in Entra. */
  readonly clientId: string;
  /** Where the operator says what becomes of data, and on which terms; without them the start page of the installation. */
  readonly privacyUrl?: string | null;
  readonly termsUrl?: string | null;
}

/** Goes up with every change of what is in the package; Teams takes an update by it. */
export const appVersion = '1.0.0';

const languages = ['de', 'en', 'fr', 'it'] as const;
type Language = (typeof languages)[number];
const [first, ...others] = languages;
const tabs = [
  { entityId: 'home', path: '/teams/personal-tab', web: '/' },
  { entityId: 'agenda', path: '/teams/tab-homework', web: '/tools/agenda' },
  { entityId: 'plans', path: '/teams/tab-arbeitsplan', web: '/tools/arbeitsplan' },
] as const;

/** The manifest of the app, after the schema 1.24 of Teams. */
export function manifestOf({ host: given, clientId: id, privacyUrl, termsUrl }: AppSettings) {
  const [host, clientId] = [given.toLowerCase(), id.toLowerCase()];
  const at = (path: string) => `https://${host}${path}`;
  const resource = `api://${host}/${clientId}`;
  const words = wordsOf(first);
  return {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.24/MicrosoftTeams.schema.json',
    manifestVersion: '1.24',
    version: appVersion,
    id: appIdOf(`${host} ${clientId}`),
    developer: { name: brand.name, websiteUrl: at('/'), privacyUrl: privacyUrl ?? at('/'), termsOfUseUrl: termsUrl ?? at('/') },
    name: words.name,
    description: words.description,
    localizationInfo: {
      defaultLanguageTag: first,
      defaultLanguageFile: `${first}.json`,
      additionalLanguages: others.map((languageTag) => ({ languageTag, file: `${languageTag}.json` })),
    },
    icons: { color: 'color.png', outline: 'outline.png', color32x32: 'color32.png' },
    accentColor: '#00797A',
    staticTabs: [
      ...tabs.map(({ entityId, path, web }, index) => ({
        entityId,
        name: words.tabs[index] ?? entityId,
        contentUrl: at(path),
        websiteUrl: at(web),
        scopes: ['personal'],
      })),
      { entityId: 'about', scopes: ['personal'] },
    ],
    configurableTabs: [
      {
        id: 'tab',
        configurationUrl: at('/teams/tab-configuration'),
        canUpdateConfiguration: true,
        scopes: ['team', 'groupChat'],
        context: ['channelTab', 'privateChatTab', 'meetingChatTab', 'meetingDetailsTab', 'meetingSidePanel', 'meetingStage'],
      },
    ],
    supportedChannelTypes: ['sharedChannels', 'privateChannels'],
    permissions: ['identity'],
    validDomains: [host],
    showLoadingIndicator: true,
    webApplicationInfo: {
      id: clientId,
      resource,
      nestedAppAuthInfo: [{ redirectUri: `brk-multihub://${host}`, scopes: [`${resource}/access_as_user`] }],
    },
  };
}

/** Where an admin of an organisation consents for all its people, once; of a registration that the operator owns. */
export const consentAddress = (clientId: string): string =>
  `https://login.microsoftonline.com/organizations/adminconsent?${new URLSearchParams({ client_id: clientId.toLowerCase() })}`;

/** What Teams shows of the app in each language, by the name of its file. */
export function languageFiles(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    languages.map((language) => {
      const { name, description, tabs: names } = wordsOf(language);
      const words = {
        'name.short': name.short,
        'name.full': name.full,
        'description.short': description.short,
        'description.full': description.full,
        ...Object.fromEntries(names.map((one, index) => [`staticTabs[${index}].name`, one])),
      };
      return [`${language}.json`, words];
    }),
  );
}

function wordsOf(language: Language) {
  const { full, short, long, tabs: names } = appTexts[language];
  const named = (text: string) => fill(text, { product: brand.name });
  return { name: { short: brand.name, full: named(full) }, description: { short: named(short), full: named(long) }, tabs: names };
}

/** The same installation has the same app at every download: Teams takes the newer package for an update. RFC 9562, version 8. */
function appIdOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
