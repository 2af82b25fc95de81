import type * as z from 'zod/mini';
import type { RefusalBody } from './refusal.ts';
import { type Access, type ActorTable, type ExpectedStatus, type LifeCycleName, presentSelves } from './access.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface CallDefinition<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** What the call does, in one English sentence; it heads the OpenAPI entry. */
  readonly summary: string;
  readonly method: Method;
  /** Below /api, exactly as the check list names it; `{name}` is a path parameter and a key of the input. */
  readonly path: string;
  readonly access: Access;
  /** Declared answer for each of the thirteen actors of the authorisation matrix. */
  readonly actors: ActorTable;
  /** Declared answers for what somebody was, where they differ from those of their present self. */
  readonly lifeCycle?: Readonly<Partial<Record<LifeCycleName, ExpectedStatus>>>;
  /** One flat object: path parameters, then the query (GET, DELETE) or the JSON body. Unknown keys are refused. */
  readonly input: Input;
  /** What leaves the server; anything the schema does not name stays inside. */
  readonly output: Output;
  /** Codes with which the feature refuses this call; those of the kernel go without saying. The server has the sentences. */
  readonly refusals?: readonly string[];
  /** True for every call that changes state, GET included; such a call must prove that it comes from our own client. */
  readonly mutates: boolean;
  /** A repeated request with the same Idempotency-Key answers as the first did. */
  readonly idempotent?: boolean;
  /** Status of an answer that is not a refusal: 201 where the check list says so for what is made; 200 unless said. */
  readonly answers?: 201;
  /** Largest body in bytes; 256 KiB unless said. */
  readonly bodyLimitBytes?: number;
  /** Name under which a body that is a JSON array enters the input (JSON Patch). */
  readonly arrayBodyKey?: string;
  /** Answers personal data: never stored by a cache. True unless said. */
  readonly personal?: boolean;
  /** Open to who must first choose a password of their own; for calls that anyone may make. */
  readonly allowedWithInitialPassword?: boolean;
  /** A 401 answers the credentials that were sent along, and is no reason to renew the session. */
  readonly judgesSession?: boolean;
  /** Has limits of its own for who is not signed in, instead of the one that everybody behind an address shares. */
  readonly limitsItself?: boolean;
  /** May be called from a framed public page without any session. */
  readonly framed?: boolean;
  /** Answers in items as they come, a line each, and `output` is one of them: made by `defineStreamedCall`. */
  readonly streamed?: true;
}

/** A call of the contract: the one value from which route, client, OpenAPI entry and tests are made. */
interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> extends CallDefinition<
  Input,
  Output
> {
  readonly id: string;
}

export type AnyCall = Call;

interface StreamedCall<Input extends z.ZodMiniType = z.ZodMiniType, Item extends z.ZodMiniType = z.ZodMiniType> extends Call<Input, Item> {
  readonly streamed: true;
}
export type AnyStreamedCall = StreamedCall;

/** A line of a streamed answer: what came, that all of it has come, or why no more comes. */
export type StreamLine<Item = unknown> = { readonly item: Item } | { readonly end: true } | { readonly refused: RefusalBody };

/** How a call is reached, apart from its schemas: what must stay light (a frame) reads by this alone. */
export interface CallAddress<C extends AnyCall = AnyCall> extends Pick<AnyCall, 'method' | 'path' | 'arrayBodyKey' | 'judgesSession'> {
  /** Never there; which call it is, for the types of its input and its answer. */
  readonly of?: C;
}
export type InputOf<C> = C extends Call<infer I, infer _O> ? z.input<I> : never;
export type ParsedInputOf<C> = C extends Call<infer I, infer _O> ? z.output<I> : never;
export type OutputOf<C> = C extends Call<infer _I, infer O> ? z.output<O> : never;

export const defaultBodyLimitBytes = 256 * 1024;

/** Declares one call. `id` is method and path, which is how logs, metrics and tests name it. */
export function defineCall<const Input extends z.ZodMiniType, const Output extends z.ZodMiniType>(
  definition: CallDefinition<Input, Output>,
): Call<Input, Output> {
  return { ...definition, id: `${definition.method} ${definition.path}` };
}

/** Declares a call that answers in items while it works; `item` is what each of them is. It is repeated by nobody but who asks again. */
export function defineStreamedCall<const Input extends z.ZodMiniType, const Item extends z.ZodMiniType>({
  item,
  ...definition
}: Omit<CallDefinition<Input, Item>, 'output' | 'streamed' | 'idempotent' | 'answers'> & { readonly item: Item }): StreamedCall<
  Input,
  Item
> {
  return { ...definition, output: item, id: `${definition.method} ${definition.path}`, streamed: true };
}

/** The address of a call with the call's types: `addressOf<typeof getPage>(pageAddresses.getPage)`. */
export const addressOf = <C extends AnyCall>(address: CallAddress): CallAddress<C> => address as CallAddress<C>;

/** Names of the path parameters in order: `pages/get/{url}` → ['url']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** The answer of calls that only confirm (`scalars.done`). */
export const confirmed = { ok: true } as const;

/** What a well-formed call of somebody must get who was, or just became, something. */
export function answerToPast(call: Pick<AnyCall, 'actors' | 'lifeCycle'>, name: LifeCycleName): ExpectedStatus {
  return call.lifeCycle?.[name] ?? call.actors[presentSelves[name]];
}
