import type { HubContext } from './context.ts';
import type { HubDefinition, HubShape } from './shape.ts';

/** A method as the dispatcher sees it: types are gone, facts are explicit. */
export interface CompiledMethod {
  readonly name: string;
  readonly isStream: boolean;
  readonly uploads: number;
  readonly arity: number;
  readonly run: (context: unknown, ...args: unknown[]) => unknown;
  readonly parse: ((args: readonly unknown[]) => readonly unknown[]) | null;
  readonly authorize: ((context: unknown, ...args: unknown[]) => boolean | Promise<boolean>) | null;
}

export interface CompiledHub {
  find(target: string): CompiledMethod | undefined;
  readonly connected: ((context: unknown) => unknown) | null;
  readonly disconnected: ((context: unknown, error: Error | null) => unknown) | null;
}

/** A hub, typed by its declaration and ready for `createHubServer`. */
export interface Hub<H extends HubShape> extends CompiledHub {
  /** Carries the declaration for the compiler; has no value at run time. */
  readonly shape?: (context: HubContext<H>) => H;
}

interface LooseMethod {
  readonly run: CompiledMethod['run'];
  readonly parse?: (args: readonly unknown[]) => readonly unknown[];
  readonly authorize?: (context: unknown, ...args: unknown[]) => boolean | Promise<boolean>;
  readonly stream?: true;
  readonly uploads?: number;
  readonly arity?: number;
}

/**
 * Defines a hub from one declaration: `defineHub<ChatHub>({ methods: { … } })`.
 * A method with a wrong argument or result, a missing one and an unknown one do not compile. Names match case-insensitively (P2).
 */
export function defineHub<H extends HubShape>(definition: HubDefinition<H>): Hub<H> {
  // The types of each method were proven above; the dispatcher works on `unknown`, so they are dropped in this one place.
  const loose = definition as unknown as {
    readonly methods: Readonly<Record<string, LooseMethod | LooseMethod['run']>>;
    readonly connected?: (context: unknown) => unknown;
    readonly disconnected?: (context: unknown, error: Error | null) => unknown;
  };
  const methods = new Map<string, CompiledMethod>();
  for (const [name, method] of Object.entries(loose.methods)) {
    const key = name.toLowerCase();
    if (methods.has(key)) throw new Error(`Two hub methods are called '${name}' (names are matched case-insensitively).`);
    methods.set(key, compileMethod(name, typeof method === 'function' ? { run: method } : method));
  }
  return {
    find: (target) => methods.get(target) ?? methods.get(target.toLowerCase()),
    connected: loose.connected ?? null,
    disconnected: loose.disconnected ?? null,
  };
}

function compileMethod(name: string, method: LooseMethod): CompiledMethod {
  const uploads = method.uploads ?? 0;
  return {
    name,
    isStream: method.stream === true,
    uploads,
    arity: method.arity ?? Math.max(0, method.run.length - 1 - uploads),
    run: method.run,
    parse: method.parse ?? null,
    authorize: method.authorize ?? null,
  };
}
