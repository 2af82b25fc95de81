import { resolve } from 'node:path';
import { brand } from '@pausenplatz/kernel-contract';
import { zurichMoment } from '@pausenplatz/kernel-format';
import * as z from 'zod/mini';
import { OperatorError } from '../runtime/operator-error.ts';
import { s3PlaceOf, type S3Place } from '../blobs/s3-store.ts';
import { address, type ConfigPart, isLoopback, type Variable } from './config-part.ts';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
);

/** How many proxies stand in front: a number, or `true` for one. */
const hops = z.pipe(
  z.union([flag, z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number))]),
  z.transform((value) => Number(value)),
);

/** Every setting an operator may make, with what it must look like; names are environment variables. */
const settings = z.object({
  PORT: z._default(port, 4173),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  PUBLIC_URL: z.optional(address(['http:', 'https:'])),
  DATABASE_URL: z.optional(address(['postgres:', 'postgresql:'])),
  REDIS_URL: z.optional(address(['redis:', 'rediss:'])),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), `${brand.name} <noreply@localhost>`),
  AZURE_STORAGE_CONNECTION_STRING: z.optional(z.string().check(z.regex(/(^|;)(BlobEndpoint|AccountName|UseDevelopmentStorage)=/))),
  S3_URL: z.optional(
    address(['http:', 'https:']).check(z.refine((text) => /^https?:\/\/[^:@/]+:[^@/]+@[^/]+\/[^/?]+\/?(\?|$)/.test(text))),
  ),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32))),
  SESSION_SECRET_BEFORE: z.optional(z.string().check(z.minLength(32))),
  TRUST_PROXY: z._default(hops, 0),
  OPERATOR_EMAIL: z.optional(z.email()),
  SINGLE_SCHOOL: z._default(flag, false),
  DEMO_SCHOOL: z.optional(flag),
  MAINTENANCE: z.optional(z.string().check(z.regex(/^[\d-]{10}T[\d:]{5}\/[\d-]{10}T[\d:]{5}$/))),
  SECOND_FACTOR_RESET: z.optional(z.string().check(z.regex(/^[^\s/]+\/\d{4}-\d{2}-\d{2}$/))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

/** German sentences for the operator: what the variable must be. */
const expected: Readonly<Record<string, string>> = {
  PORT: 'eine Zahl von 0 bis 65535',
  HOST: 'eine Adresse wie 127.0.0.1 oder 0.0.0.0',
  DATA_DIR: 'ein Ordner',
  PUBLIC_URL: 'eine Adresse wie https://schule.example (https, ausser auf diesem Rechner)',
  DATABASE_URL: 'eine Adresse wie postgres://name:passwort@host:5432/datenbank',
  REDIS_URL: 'eine Adresse wie redis://host:6379',
  SMTP_URL: 'eine Adresse wie smtps://name:passwort@host:465',
  MAIL_FROM: 'ein Absender wie «Schule <noreply@schule.example>»',
  AZURE_STORAGE_CONNECTION_STRING: 'die Verbindungszeichenfolge eines Azure-Speicherkontos',
  S3_URL: 'eine Adresse wie https://schlüssel:geheimnis@s3.example/ablage?region=eu-central-1',
  SESSION_SECRET: 'mindestens 32 zufällige Zeichen (openssl rand -base64 48)',
  SESSION_SECRET_BEFORE: 'das Geheimnis, das bis jetzt galt, mindestens 32 Zeichen',
  TRUST_PROXY: 'die Anzahl Proxies vor dem Server (true steht für einen) oder false',
  OPERATOR_EMAIL: 'eine E-Mail Adresse wie betrieb@schule.example',
  SINGLE_SCHOOL: 'true oder false',
  DEMO_SCHOOL: 'true oder false',
  MAINTENANCE: 'zwei Zeiten wie 2026-12-01T18:00/2026-12-01T20:00 (Zeit der Schweiz)',
  SECOND_FACTOR_RESET: 'ein Benutzername und der heutige Tag wie eva.ammann/2026-12-01',
  LOG_LEVEL: 'fatal, error, warn, info, debug oder silent',
};

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Origin under which people reach the server; null means: whatever loopback address it listens on. */
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly azureStorage: string | null;
  readonly s3: S3Place | null;
  readonly sessionSecret: string | null;
  /** The secret that held until now: what was sealed with it is sealed anew. */
  readonly sessionSecretBefore: string | null;
  /** Proxies in front of the server; each adds one address at the end of `X-Forwarded-For`, and none before those is believed. */
  readonly proxyHops: number;
  /** Who is told of new schools; null: the operator lists them (`npm run operator -- schools`). */
  readonly operatorEmail: string | null;
  /** This installation is for one school: the first one founded needs no confirmation. */
  readonly singleSchool: boolean;
  /** Plants the demo school on an empty database; by default only with the embedded one, on a server that nobody else reaches. */
  readonly demoSchool: boolean;
  /** Nobody but this very machine reaches the server. */
  readonly isOwnMachineOnly: boolean;
  /** Work on the server that everybody is told about; ISO 8601 in UTC. */
  readonly maintenance: { readonly from: string; readonly to: string } | null;
  /** Whose second factor is taken away at a start on this day (YYYY-MM-DD in Switzerland), because nobody at the school can. */
  readonly secondFactorReset: { readonly userName: string; readonly day: string } | null;
  readonly logLevel: string;
  /** What was set for a feature. */
  of<Values>(part: ConfigPart<Values>): Values;
}

/** Thrown with one German line per wrong setting; the server prints it and stops. */
export class ConfigError extends OperatorError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/** The names of all variables that an operator may set. */
export const settingNames = (parts: readonly ConfigPart[]): readonly string[] => [
  ...Object.keys(settings.shape),
  ...Object.keys(variablesOf(parts)),
];

/** Reads the configuration from the environment, with the parts that features add. Empty variables count as not set. Throws ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, parts: readonly ConfigPart[] = []): Config {
  const ofParts = variablesOf(parts);
  const schema = z.object({ ...settings.shape, ...Object.fromEntries(Object.entries(ofParts).map(([name, one]) => [name, one.schema])) });
  const given = Object.fromEntries(Object.entries(environment).filter(([key, value]) => key in schema.shape && value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = parsed.success ? [] : [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
  const wanted = (name: string) => ofParts[name]?.expected ?? expected[name] ?? 'ein anderer Wert';
  if (!parsed.success) throw new ConfigError(wrong.map((name) => `${name} ist nicht lesbar. Erwartet: ${wanted(name)}.`));
  const values = parsed.data;
  const problems = contradictions(values);
  // Each part gets the variables that it declared.
  const ofFeatures = new Map<ConfigPart, unknown>(parts.map((part) => [part, part.read(parsed.data as never, problems)]));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    azureStorage: values.AZURE_STORAGE_CONNECTION_STRING ?? null,
    s3: values.S3_URL ? s3PlaceOf(values.S3_URL) : null,
    sessionSecret: values.SESSION_SECRET ?? null,
    sessionSecretBefore: values.SESSION_SECRET_BEFORE ?? null,
    proxyHops: values.TRUST_PROXY,
    operatorEmail: values.OPERATOR_EMAIL ?? null,
    singleSchool: values.SINGLE_SCHOOL,
    isOwnMachineOnly: isOwnMachineOnly(values),
    demoSchool: values.DEMO_SCHOOL ?? (!values.DATABASE_URL && isOwnMachineOnly(values)),
    maintenance: values.MAINTENANCE ? maintenanceOf(values.MAINTENANCE) : null,
    secondFactorReset: values.SECOND_FACTOR_RESET ? secondFactorResetOf(values.SECOND_FACTOR_RESET) : null,
    logLevel: values.LOG_LEVEL,
    of<Values>(part: ConfigPart<Values>) {
      if (!ofFeatures.has(part)) throw new Error(`Nobody reads ${Object.keys(part.variables).join(', ')}: its feature is not mounted`);
      return ofFeatures.get(part) as Values;
    },
  };
}

/** By its name each variable that features read. Throws where two declare the same, or one that the kernel reads. */
function variablesOf(parts: readonly ConfigPart[]): Readonly<Record<string, Variable>> {
  const all = new Map<string, Variable>();
  for (const [name, variable] of parts.flatMap(({ variables }) => Object.entries<Variable>(variables))) {
    if (all.has(name) || name in settings.shape) throw new Error(`${name} is declared twice`);
    all.set(name, variable);
  }
  return Object.fromEntries(all);
}

/** Reads `userName/day`, whose form was checked. */
function secondFactorResetOf(text: string): Config['secondFactorReset'] {
  const [userName = '', day = ''] = text.split('/');
  return { userName, day };
}

/** Reads `from/to` as clocks in Switzerland show them; null where they name no time. */
function maintenanceOf(text: string): Config['maintenance'] {
  const [from, to] = text.split('/').map((part) => zurichMoment(part));
  return from && to && from < to ? { from: from.toISOString(), to: to.toISOString() } : null;
}

function contradictions(values: z.output<typeof settings>): string[] {
  const problems: string[] = [];
  if (values.PORT > 65_535) problems.push(`PORT ist nicht lesbar. Erwartet: ${expected['PORT']}.`);
  if (values.PUBLIC_URL) {
    const url = new URL(values.PUBLIC_URL);
    // Session cookies are Secure; browsers keep those over plain http only for the own machine.
    if (url.pathname !== '/' || url.search || url.hash || url.username)
      problems.push(
        `PUBLIC_URL darf nichts als Schema und Namen enthalten: ${url.origin}. Unter einem Pfad kann Pausenplatz nicht laufen, nur unter einem eigenen Namen.`,
      );
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) problems.push('PUBLIC_URL braucht https, sonst kann sich niemand anmelden.');
  }
  if (values.MAINTENANCE && maintenanceOf(values.MAINTENANCE) === null)
    problems.push(`MAINTENANCE ist nicht lesbar. Erwartet: ${expected['MAINTENANCE']}.`);
  if (values.DATABASE_URL && !values.SESSION_SECRET)
    problems.push('SESSION_SECRET fehlt: Mit DATABASE_URL teilen sich mehrere Prozesse die Sitzungen.');
  if (values.SESSION_SECRET_BEFORE && values.SESSION_SECRET_BEFORE === values.SESSION_SECRET)
    problems.push('SESSION_SECRET_BEFORE ist dasselbe wie SESSION_SECRET: Es nennt das Geheimnis, das bis jetzt galt.');
  if (values.S3_URL && values.AZURE_STORAGE_CONNECTION_STRING)
    problems.push('S3_URL und AZURE_STORAGE_CONNECTION_STRING schliessen sich aus: Dateien liegen an einem Ort.');
  if (values.DEMO_SCHOOL === true && !isOwnMachineOnly(values))
    problems.push('DEMO_SCHOOL geht nur auf dem eigenen Rechner: Die Passwörter der Demoschule kennen alle.');
  return problems;
}

/** Nobody but this very machine reaches the server. */
function isOwnMachineOnly({ HOST, PUBLIC_URL }: z.output<typeof settings>): boolean {
  return isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
}
