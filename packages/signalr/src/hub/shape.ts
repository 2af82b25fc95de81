import type { HubContext } from './context.ts';

/** Who is connected. `id` routes messages; `sessionId` lets one sign-in be cut; `expiresAt` (ms since 1970) ends the connection (A6). */
export interface HubUser {
  readonly id: string;
  readonly sessionId?: string;
  readonly expiresAt?: number;
}

/**
 * The one declaration from which a hub is typed: server methods and client events as function types.
 * A method that returns an AsyncIterable streams to the client; an AsyncIterable parameter is an upload and stands after the plain ones.
 * An event with a return type can be invoked on one client for its answer.
 */
export interface HubShape {
  readonly methods: object;
  readonly events: object;
  readonly user?: HubUser;
  readonly items?: object;
}

export type UserOf<H extends HubShape> = H extends { readonly user: infer U extends HubUser } ? U : HubUser;
export type ItemsOf<H extends HubShape> = H extends { readonly items: infer I extends object } ? Partial<I> : Record<string, unknown>;

type ParametersOf<F> = F extends (...args: infer A) => unknown ? A : never;
type ReturnOf<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

type PlainOf<A> = A extends readonly [infer Head, ...infer Rest]
  ? Head extends AsyncIterable<unknown>
    ? PlainOf<Rest>
    : [Head, ...PlainOf<Rest>]
  : A;
type UploadsOf<A> = A extends readonly [infer Head, ...infer Rest]
  ? Head extends AsyncIterable<unknown>
    ? [Head, ...UploadsOf<Rest>]
    : UploadsOf<Rest>
  : [];

/** What a client sends as `arguments`; uploads travel beside them. */
export type PlainArguments<F> = PlainOf<ParametersOf<F>> extends infer A extends readonly unknown[] ? A : never;
type UploadArguments<F> = UploadsOf<ParametersOf<F>>;

export type MethodRun<H extends HubShape, F> = (
  context: HubContext<H>,
  ...args: [...PlainArguments<F>, ...UploadArguments<F>]
) => ReturnOf<F> | Promise<ReturnOf<F>>;

// `never` (a method that only throws) extends everything, but is no stream.
type IsStream<F> = [ReturnOf<F>] extends [never] ? false : [ReturnOf<F>] extends [AsyncIterable<unknown>] ? true : false;
type StreamMark<F> = IsStream<F> extends true ? { readonly stream: true } : { readonly stream?: never };
type UploadMark<F> = UploadArguments<F>['length'] extends 0
  ? { readonly uploads?: never }
  : { readonly uploads: UploadArguments<F>['length'] };

interface MethodOptions<H extends HubShape, F> {
  readonly run: MethodRun<H, F>;
  /** Proves the raw arguments and returns them typed; throwing answers "Failed to invoke 'X' due to an error on the server.". */
  readonly parse?: (args: readonly unknown[]) => PlainArguments<F>;
  /** False answers "Failed to invoke 'X' because user is unauthorized". Runs after `parse`. */
  readonly authorize?: (context: HubContext<H>, ...args: PlainArguments<F>) => boolean | Promise<boolean>;
  /** How many arguments a client must send; needed only without `parse` when `run` has default or rest parameters. */
  readonly arity?: number;
}

type IsPlainCall<F> = IsStream<F> extends true ? false : UploadArguments<F>['length'] extends 0 ? true : false;

/** A method: just a function, or its function with a parser, a right and the marks of a streaming method. */
export type MethodDefinition<H extends HubShape, F> =
  | (MethodOptions<H, F> & StreamMark<F> & UploadMark<F>)
  | (IsPlainCall<F> extends true ? MethodRun<H, F> : never);

export interface HubDefinition<H extends HubShape> {
  readonly methods: { readonly [K in keyof H['methods']]: MethodDefinition<H, H['methods'][K]> };
  /** Runs after the handshake and before the first method; throwing closes the connection for good. */
  readonly connected?: (context: HubContext<H>) => void | Promise<void>;
  /** Runs once for every connection that was connected; `error` is null after a graceful end. */
  readonly disconnected?: (context: HubContext<H>, error: Error | null) => void | Promise<void>;
}

export type EventName<H extends HubShape> = keyof H['events'] & string;
export type EventArguments<H extends HubShape, E extends EventName<H>> = ParametersOf<H['events'][E]>;
export type EventResult<H extends HubShape, E extends EventName<H>> = ReturnOf<H['events'][E]>;
/** The payload of an event that has exactly one argument; `never` for the others. */
export type EventPayload<H extends HubShape, E extends EventName<H>> =
  EventArguments<H, E> extends readonly [infer Payload] ? Payload : never;
