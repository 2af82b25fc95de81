import * as z from 'zod/mini';

/** One environment variable: what it must look like, and that in German for the operator. */
export interface Variable<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  /** Completes "NAME ist nicht lesbar. Erwartet: …". */
  readonly expected: string;
}

type Variables = Readonly<Record<string, Variable>>;
type Given<Own extends Variables> = { readonly [Name in keyof Own]: z.output<Own[Name]['schema']> };

/** The settings of one feature: `services.config.of(newsletterConfig)`. */
export interface ConfigPart<Values = unknown> {
  readonly variables: Variables;
  /** Answers the values, or adds sentences about what cannot be. */
  readonly read: (given: never, problems: string[]) => Values;
}

/** Declares what an operator may set for a feature. */
export function defineConfig<const Own extends Variables, Values>(
  variables: Own,
  read: (given: Given<Own>, problems: string[]) => Values,
): ConfigPart<Values> {
  return { variables, read };
}

/** An address of one of these schemes (`https:`). */
export const address = (schemes: readonly string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol)));

/** True for names and addresses of the own machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
