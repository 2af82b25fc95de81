import type { AnyCall, AnyStreamedCall, BlockType, OutputOf, ParsedInputOf, LogTexts, RefusalTable } from '@pausenplatz/kernel-contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Config } from '../config/config.ts';
import type { ConfigPart } from '../config/config-part.ts';
import type { PathKind } from '../http/headers.ts';
import type { Migration } from '../database/migrations.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { KeptSeal } from '../security/sealed.ts';
import type { Services } from '../services.ts';
import type { Steps } from '../steps/steps.ts';
import type { NamedSchemas } from '../http/api-schemas.ts';
import type { DemoWorld } from './demo.ts';
import type { CallContext } from './context.ts';
import type { OperatorCommand } from './operator-command.ts';

type Awaitable<T> = T | Promise<T>;

/** A call with the function that answers it; the tables are the handler's own business. */
export interface Handler {
  readonly call: AnyCall;
  readonly run: (context: never, input: never) => unknown;
  /** Answers as the server itself: who calls is only just being found out. `asking-as-system.test.ts` lists them all. */
  readonly asSystem?: true;
}

/** May this actor listen to `kind:id`? Asked at Subscribe and again when memberships change. */
export type TopicGuard = (services: Services, actor: Actor, id: string) => Promise<boolean>;

/** Who may frame a public path, and what stands in it; asked by the server per request. */
export interface FramedPath {
  /** Path with one parameter, such as `/einbetten/seite/:page`. */
  readonly path: string;
  /** Origins that may frame it; empty means only our own, null that nothing is there for everybody. */
  readonly origins: (services: Services, parameter: string) => Promise<readonly string[] | null>;
  /** The address that people know and paste into an editor, which makes a frame of it (oEmbed). */
  readonly linked?: {
    /** Path with the same one parameter, such as `/seite/:page`. */
    readonly path: string;
    /** Null for what is not there for everybody. */
    readonly read: (services: Services, parameter: string) => Promise<FramedLink | null>;
  };
}

/** What a pasted link becomes. */
export interface FramedLink {
  readonly title: string;
  /** Where the frame is. */
  readonly framePath: string;
  /** Pixels, where the website has room for all of it. */
  readonly height: number;
}

/** A number of this moment, the same in all processes; it is read as the server itself whenever the operator's monitoring asks. */
export interface Figure {
  /** As Prometheus names it, without the product's name before it. */
  readonly name: string;
  readonly help: string;
  readonly read: (services: Services) => Promise<number>;
}

/** What a feature gives to the server host. */
export interface ServerFeature {
  readonly name: string;
  readonly migrations: readonly Migration[];
  /** Schemas of the contract under the names that they bear in the API document. */
  readonly schemas?: NamedSchemas;
  readonly handlers: readonly Handler[];
  /** What an operator may set for the feature. */
  readonly config?: readonly ConfigPart[];
  /** Kinds of files that may be uploaded for it, as the documents feature names them. */
  readonly uploads?: readonly string[];
  /** Origins that screens of a kind may talk to besides our own. */
  readonly connects?: (config: Config) => Readonly<Partial<Record<PathKind, readonly string[]>>>;
  /** How the feature says no: status and sentence of every code. */
  readonly refusals?: RefusalTable;
  /** What the log of a school says about the feature's entries. */
  readonly log?: LogTexts;
  readonly topics?: Readonly<Record<string, TopicGuard>>;
  /** What an operator watches of the feature. */
  readonly figures?: readonly Figure[];
  readonly jobs?: readonly JobDefinition[];
  /** What the operator does for the feature on a command line. */
  readonly commands?: readonly OperatorCommand[];
  /** Its columns whose texts the server's secret seals: a new secret seals them anew. */
  readonly seals?: readonly KeptSeal[];
  readonly framed?: readonly FramedPath[];
  readonly blocks?: readonly BlockType[];
  readonly steps?: Steps;
  /** Plain routes for what is no call: file downloads. They check rights themselves. */
  readonly routes?: (app: FastifyInstance, services: Services) => void;
  /** Plants the feature's part of the demo school. */
  readonly demo?: (world: DemoWorld) => Promise<void>;
  /** Runs after the schema is up to date and before the server listens. */
  readonly start?: (services: Services) => Promise<void>;
}

/** Binds handlers to a feature's own tables: `const { handle } = handlersFor<PagesTables>()`. */
export function handlersFor<Tables>() {
  return {
    handle: <C extends AnyCall>(
      call: C,
      run: (context: CallContext<Tables>, input: ParsedInputOf<C>) => Awaitable<OutputOf<C>>,
      options: Pick<Handler, 'asSystem'> = {},
    ): Handler => ({
      call,
      run,
      ...options,
    }),
    /** The handler of a streamed call: yields its items, and gives back what it holds in `finally`, for whoever asks may go. */
    handleStream: <C extends AnyStreamedCall>(
      call: C,
      run: (context: CallContext<Tables>, input: ParsedInputOf<C>) => AsyncGenerator<OutputOf<C>, void>,
    ): Handler => ({ call, run }),
  };
}
