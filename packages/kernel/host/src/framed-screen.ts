import type { CallAddress, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import type { ComponentType, ReactNode } from 'react';
import type { BlockSurroundings } from './feature.ts';

/** Asks a reading call inside of the server, or from the frame; undefined where it is refused. */
export type AskFramed = <C extends CallAddress>(
  call: C,
  input: InputOf<NonNullable<C['of']>>,
) => Promise<OutputOf<NonNullable<C['of']>> | undefined>;

/** Draws a block with what the frame has for it. */
type DrawFramedBlock = (
  block: { readonly type: string; readonly settings: Readonly<Record<string, unknown>> },
  /** What it shows beside its settings, where the screen knows it. */
  around?: Partial<Pick<BlockSurroundings, 'files' | 'services'>>,
) => ReactNode;

/** What stands in a frame, read and ready to be drawn. */
export interface FramedContent {
  readonly title: string;
  readonly Content: ComponentType<{ readonly drawBlock: DrawFramedBlock }>;
  /** What the screen's script needs, as JSON. */
  readonly live: unknown;
}

/** A screen of a feature that stands in a frame of its own, drawn as plain markup by the server; a small script of its own gives it life. */
export interface FramedScreen {
  readonly name: string;
  /** Before the one parameter, such as `/advent/einbetten/`; without a stroke at its end the whole address, whose query says the rest. */
  readonly prefix: string;
  /** Where the product itself shows the same thing. */
  readonly pathOf: (parameter: string) => string;
  /** For whoever was given its address: no cache keeps it, and where it is not there the address answers 404. */
  readonly isSecret?: true;
  /** Null where it is not there for everybody. */
  readonly read: (ask: AskFramed, parameter: string, search: string) => Promise<FramedContent | null>;
  /** Websites that may show it. */
  readonly origins: (ask: AskFramed, parameter: string) => Promise<readonly string[]>;
}
