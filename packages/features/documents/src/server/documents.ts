import { allowedTypes, type FileKind } from '../contract/index.ts';
import { documentsRefusals } from './refusals.ts';
import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import type { DocumentsTables } from './tables.ts';

export const { handle } = handlersFor<DocumentsTables>();
export const refuse = refuserFor(documentsRefusals);
export type Context = CallContext<DocumentsTables>;

/** Kinds of files that a feature takes; none for one that there is not. */
export const kindsOf = ({ uploadKinds }: Context, feature: string): readonly FileKind[] =>
  (uploadKinds.get(feature) ?? []).filter((kind) => isFileKind(kind));

const isFileKind = (kind: string): kind is FileKind => Object.hasOwn(allowedTypes, kind);
