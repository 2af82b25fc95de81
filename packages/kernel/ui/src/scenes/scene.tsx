import type { ComponentType } from 'react';
import { ClosedGate, EmptyNest, Rain } from './small-scenes.tsx';
import { Autumn, Snow, Summer } from './season-scenes.tsx';
import { SchoolYard } from './school-yard.tsx';
import { LostPath, Shelf } from './object-scenes.tsx';

const scenes = {
  schoolYard: SchoolYard,
  emptyNest: EmptyNest,
  closedGate: ClosedGate,
  rain: Rain,
  summer: Summer,
  autumn: Autumn,
  snow: Snow,
  shelf: Shelf,
  lostPath: LostPath,
} as const satisfies Readonly<Record<string, ComponentType<{ className?: string }>>>;

export type SceneName = keyof typeof scenes;

/** One of the own illustrations; decoration only, so hidden from screen readers. */
export function Scene({ name, className }: { readonly name: SceneName; readonly className?: string }) {
  const Drawing = scenes[name];
  return <Drawing {...(className !== undefined && { className })} />;
}
